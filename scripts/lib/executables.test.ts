import { delimiter, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { findOnPath } from './executables.ts';
import { newFolder } from './testing/files.ts';

const folder = newFolder();

describe('findOnPath', () => {
  const commands = ['chromium', 'google-chrome'];

  it('finds Chrome under its other names, in the order of the PATH', () => {
    folder.add(['empty', 'chromium'], 0o644);
    const chrome = folder.add(['first', 'google-chrome']);
    folder.add(['second', 'chromium']);
    const path = ['empty', 'first', 'second']
      .map((name) => join(folder.path(), name))
      .join(delimiter);
    expect(findOnPath(commands, path)).toBe(chrome);
  });

  it('finds nothing where no browser is', () => {
    expect(findOnPath(commands, folder.path())).toBeUndefined();
  });
});
