import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

import { findOnPath } from '../../../../scripts/lib/executables.ts';

const isOnPath = (program: string): boolean => findOnPath([program]) !== undefined;

/** What a heard journey needs beside the repository: Debian packages, and Swedish words. */
const needs: Readonly<Record<string, () => boolean>> = {
  orca: () => isOnPath('orca'),
  'at-spi2-core': () => existsSync('/usr/libexec/at-spi-bus-launcher'),
  xvfb: () => isOnPath('Xvfb'),
  openbox: () => isOnPath('openbox'),
  dbus: () => isOnPath('dbus-daemon') && isOnPath('dbus-send'),
  xdotool: () => isOnPath('xdotool'),
  'firefox-esr': () => isOnPath('firefox-esr'),
  'firefox-esr-l10n-sv-se': () =>
    globSync('/usr/{lib,share}/firefox-esr/**/langpack-sv-SE*').length > 0,
  chromium: () => isOnPath('chromium'),
  "locales, with 'localedef -i sv_SE -f UTF-8 sv_SE.UTF-8'": () =>
    /^sv_SE\.utf-?8$/imu.test(spawnSync('locale', ['-a'], { encoding: 'utf8' }).stdout),
};

/** The Debian packages that are missing on this machine. */
export function missingHere(): readonly string[] {
  return Object.entries(needs).flatMap(([name, isThere]) => (isThere() ? [] : [name]));
}
