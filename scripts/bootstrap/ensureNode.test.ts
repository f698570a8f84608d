import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { fromRoot } from '../lib/paths.ts';
import { isAtLeast } from './ensureNode.mjs';

/** Runs the bootstrap in a process that reports another version of Node. */
function bootstrapAs(version: string, environment: Record<string, string> = {}) {
  const program = `
    Object.defineProperty(process, 'version', { value: '${version}' });
    const { ensureNode } = await import('./scripts/bootstrap/ensureNode.mjs');
    console.log('goes on: ' + ensureNode('scripts/run.mjs'));`;
  const result = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: fromRoot(),
    encoding: 'utf8',
    // The bootstrap may have switched the Node of this test, too.
    env: { ...process.env, MINA_SIDOR_NODE_SWITCHED: '', ...environment },
  });
  return { code: result.status, output: result.stdout + result.stderr };
}

describe('ensureNode', () => {
  it('goes on at once under a Node that is new enough', () => {
    expect(bootstrapAs('v24.15.0')).toEqual({ code: 0, output: 'goes on: true\n' });
  });

  it('says plainly that Node 18 is too old', () => {
    const { code, output } = bootstrapAs('v18.19.1');
    expect(output).toContain('needs Node 20 or newer, this is v18.19.1');
    expect(code).toBe(1);
  });

  it('does not start itself over and over when the newer Node is not new enough', () => {
    const { code, output } = bootstrapAs('v22.0.0', { MINA_SIDOR_NODE_SWITCHED: '1' });
    expect(output).toContain('npx gave v22.0.0');
    expect(code).toBe(1);
  });

  it('does not start a fetched Node that is another one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'node-'));
    const file = join(folder, 'npx');
    writeFileSync(file, `#!/bin/sh\necho ${file}\n`, { mode: 0o755 });
    const { code, output } = bootstrapAs('v20.0.0', { PATH: `${folder}:/bin:/usr/bin` });
    rmSync(folder, { recursive: true });
    expect(output).toContain(`${file} is not the Node 24.21.0 that this repository knows`);
    expect(code).toBe(1);
  });

  it('says that the network is missing when npx cannot fetch Node', () => {
    const { code, output } = bootstrapAs('v20.0.0', { PATH: '' });
    expect(output).toContain('connected to the internet');
    expect(code).toBe(1);
  });
});

describe('isAtLeast', () => {
  it.each([
    ['v24.15.0', '24.15.0', true],
    ['v24.21.3', '24.15.0', true],
    ['v26.0.0', '24.15.0', true],
    ['v24.9.0', '24.15.0', false],
    ['v20.20.2', '24.15.0', false],
    ['v20.0.0', '20.0.0', true],
    ['v18.19.1', '20.0.0', false],
  ])('compares %s with %s by number, not by letter', (version, minimum, isEnough) => {
    expect(isAtLeast(version, minimum)).toBe(isEnough);
  });
});
