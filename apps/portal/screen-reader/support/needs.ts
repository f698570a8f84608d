import { existsSync, globSync } from 'node:fs';

import { findOnPath } from '../../../../scripts/lib/executables.ts';

/** What a heard journey needs beside the repository, with the Debian package that brings it. */
const needs: readonly (readonly [debianPackage: string, isThere: () => boolean])[] = [
  ['orca', () => isOnPath('orca')],
  ['at-spi2-core', () => existsSync('/usr/libexec/at-spi-bus-launcher')],
  ['xvfb', () => isOnPath('Xvfb')],
  ['openbox', () => isOnPath('openbox')],
  ['dbus', () => isOnPath('dbus-daemon') && isOnPath('dbus-send')],
  ['xdotool', () => isOnPath('xdotool')],
  ['firefox-esr', () => isOnPath('firefox-esr')],
  [
    'firefox-esr-l10n-sv-se',
    () => existsSync('/usr/lib/firefox-esr/browser/extensions/langpack-sv-SE@firefox-esr.mozilla.org.xpi')
      || globSync('/usr/{lib,share}/firefox-esr/**/langpack-sv-SE*').length > 0,
  ],
  ['chromium', () => isOnPath('chromium')],
  ['locales', () => existsSync('/usr/sbin/locale-gen')],
];

const isOnPath = (program: string): boolean => findOnPath([program]) !== undefined;

/** The Debian packages that are missing on this machine. */
export function missingPackages(): readonly string[] {
  return needs.filter(([, isThere]) => !isThere()).map(([name]) => name);
}
