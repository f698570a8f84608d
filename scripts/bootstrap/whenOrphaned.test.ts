import { spawn } from 'node:child_process';

import { expect, it } from 'vitest';

import { fromRoot } from '../lib/paths.ts';

it('notices that the process in between was ended, as npm does with its shell', async () => {
  const watcher = `
    const { whenOrphaned } = await import('./scripts/bootstrap/whenOrphaned.mjs');
    const work = setInterval(() => {}, 1000);
    whenOrphaned(() => { clearInterval(work); console.log('orphaned'); }, 20);
    console.log('watching');`;
  const between = `
    import { spawn } from 'node:child_process';
    spawn(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(watcher)}], {
      stdio: 'inherit',
    });`;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', between], {
    cwd: fromRoot(),
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  for await (const chunk of parent.stdout) {
    lines.push(String(chunk).trim());
    if (lines.includes('watching')) parent.kill('SIGKILL');
  }
  expect(lines).toEqual(['watching', 'orphaned']);
});
