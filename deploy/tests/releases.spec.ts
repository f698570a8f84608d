import { execFileSync, execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { withConfig } from '../../apps/sandbox/src/portal/config.ts';
import { ask } from './support/ask.ts';
import { listFiles } from './support/listFiles.ts';
import { makeNextRelease } from './support/nextRelease.ts';
import { builtPortal } from './support/nginx.ts';
import { type Site, expect, test } from './support/test.ts';
import { provider } from '../../apps/portal/e2e/support/thisProvider.ts';

const isNext = async ({ url }: Site) => (await ask(url, '/oversikt')).text.includes('.next.js');

test('an open tab survives a release, a rollback and the end of its scripts', async ({
  site,
  page,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  const heading = page.getByRole('heading', { level: 1 });
  const item = (name: string) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
  await page.request.post(`${site.url}/sandbox/api/login`, {
    data: { personalNumber: '198704129843' },
  });
  await page.goto(`${site.url}/oversikt`);
  await expect(heading).toHaveText('Hej Maja');

  const next = makeNextRelease();
  await test.step('the next release: the tab goes on with its own scripts', async () => {
    site.release('second', next);
    expect(await isNext(site)).toBe(true);
    await item('Krav').click();
    await expect(page.getByRole('tab', { name: 'Aktiva (12)' })).toBeVisible();
    expect(documents).toEqual(['/oversikt']);
  });
  await test.step('back to the release before', async () => {
    site.release('first');
    expect(await isNext(site)).toBe(false);
    site.release('second');
    expect(await isNext(site)).toBe(true);
  });
  await test.step('the old scripts are gone: the tab is loaded anew by itself', async () => {
    const assets = join(site.portal, 'assets');
    const old = readdirSync(assets).filter((each) => /(?<!\.next)\.js(?:\.|$)/u.test(each));
    const days = 24 * 60 * 60;
    for (const name of old) utimesSync(join(assets, name), 0, Date.now() / 1000 - 3 * days);
    cleanUp(site);
    expect(readdirSync(assets).filter((name) => old.includes(name))).toEqual([]);
    await item('Skador').click();
    await expect(heading).toHaveText('Skador');
    await expect(page.getByRole('table').or(page.getByText('Skadenummer')).first()).toBeVisible();
    expect(documents).toEqual(['/oversikt', '/skador']);
  });
  rmSync(next, { recursive: true });
  site.release('first', builtPortal);
});

/** The command from docs/deployment.md. */
function cleanUp(site: Site): void {
  execSync('find assets -type f ! -newer current/files.sha256 -mtime +1 -delete', {
    cwd: site.portal,
  });
}

/** A folder like that of a built portal, with these files only. */
function makeSmallRelease(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'mina-sidor-small-'));
  for (const [name, content] of Object.entries({
    'index.html': 'small',
    'loggain.html': 'small',
    ...files,
  })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  listFiles(folder);
  return folder;
}

test('a release that was served for long keeps its scripts for a day after the next one', async ({
  site,
}) => {
  const name = 'long-served-a1b2c3d4.js';
  const script = join(site.portal, 'assets', name);
  const dist = makeSmallRelease({ [`assets/${name}`]: 'script' });
  const next = makeSmallRelease({ 'assets/next-a1b2c3d4.js': 'next' });
  const age = (path: string, days: number) =>
    utimesSync(path, 0, Date.now() / 1000 - days * 24 * 60 * 60);
  site.release('long-served', dist);
  age(join(site.portal, 'current', 'files.sha256'), 11);
  age(script, 10);
  site.release('first');
  site.release('long-served');
  site.release('next', next);
  cleanUp(site);
  expect((await ask(site.url, `/assets/${name}`)).text).toBe('script');
  // And so does one that was served for days once more.
  site.release('long-served');
  age(script, 5);
  site.release('next');
  cleanUp(site);
  expect((await ask(site.url, `/assets/${name}`)).text).toBe('script');
  age(script, 2);
  cleanUp(site);
  expect((await ask(site.url, `/assets/${name}`)).status).toBe(404);
  site.release('first');
  for (const folder of [dist, next]) rmSync(folder, { recursive: true });
});

test('a script that a release brings again is not written a second time unless it is broken', async ({
  site,
}) => {
  const name = 'served-a1b2c3d4.js';
  const served = join(site.portal, 'assets', name);
  const dist = makeSmallRelease({ [`assets/${name}`]: 'whole' });
  site.release('small', dist);
  utimesSync(served, 0, 0);
  const { ino } = statSync(served);
  site.release('smaller', dist);
  expect(statSync(served).ino).toBe(ino);
  // The clean-up keeps what is newer than the release's list.
  const list = statSync(join(site.portal, 'current', 'files.sha256'));
  expect(statSync(served).mtimeMs).toBeGreaterThan(list.mtimeMs);
  writeFileSync(served, '');
  site.release('small', dist);
  expect((await ask(site.url, `/assets/${name}`)).text).toBe('whole');
  site.release('first');
  rmSync(dist, { recursive: true });
});

test('a script that is still being copied is not served', async ({ site }) => {
  const name = 'half-a1b2c3d4.js';
  const dist = makeSmallRelease({ 'assets/other-a1b2c3d4.js': '' });
  const pipe = join(dist, 'assets', name);
  execFileSync('mkfifo', [pipe]);
  const script = join(import.meta.dirname, '..', 'release.sh');
  const release = spawn('sh', [script, site.portal, 'half', dist], { stdio: 'inherit' });
  const ended = once(release, 'exit');
  const writer = createWriteStream(pipe);
  writer.write('the first half');
  const half = join(site.portal, '.making', 'assets', name);
  await expect.poll(() => existsSync(half) && readFileSync(half, 'utf8')).toBe('the first half');
  expect((await ask(site.url, `/assets/${name}`)).status).toBe(404);
  writer.end(', and the second');
  expect(await ended).toEqual([0, null]);
  expect((await ask(site.url, `/assets/${name}`)).text).toBe('the first half, and the second');
  site.release('first');
  rmSync(dist, { recursive: true });
});

test('the map of a script, which shows its source, is not served', async ({ site }) => {
  const name = 'mapped-a1b2c3d4.js';
  const dist = makeSmallRelease({ [`assets/${name}`]: '1', [`assets/${name}.map`]: 'source' });
  site.release('mapped', dist);
  expect((await ask(site.url, `/assets/${name}`)).status).toBe(200);
  const { status, text } = await ask(site.url, `/assets/${name}.map`);
  expect([status, text.includes('source')]).toEqual([404, false]);
  site.release('first');
  rmSync(dist, { recursive: true });
});

test('a file in .well-known is served, and a missing one is 404, never a page', async ({
  site,
}) => {
  const path = '/.well-known/security.txt';
  const contact = 'Contact: mailto:security@provider.example\n';
  const dist = makeSmallRelease({ 'assets/other-a1b2c3d4.js': '', [path]: contact });
  site.release('with-contact', dist);
  const { status, headers, text } = await ask(site.url, path);
  expect([status, headers['content-type'], headers['cache-control'], text]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'no-cache',
    contact,
  ]);
  site.release('first');
  const missing = await ask(site.url, path);
  expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(missing.text).not.toContain('<div id="root">');
  rmSync(dist, { recursive: true });
});

test('another provider’s names, links and hosts are put into both documents', async ({
  site,
}, testInfo) => {
  const index = readFileSync(join(builtPortal, 'index.html'), 'utf8');
  const block = /id="config">([\s\S]*?)<\/script>/u.exec(index)?.[1] ?? '';
  const json = block
    .replaceAll(provider.site, 'https://bolaget.example/?a=1&b=')
    .replace(
      `"payee": { "name": "${provider.name}"`,
      '"payee": { "name": "Bolaget </script> & \\\\1"',
    );
  const file = testInfo.outputPath('config.json');
  writeFileSync(file, json);
  site.release('theirs', builtPortal, file);
  for (const [path, name] of [
    ['/oversikt', 'index.html'],
    ['/loggain', 'loggain.html'],
  ] as const) {
    const built = readFileSync(join(builtPortal, name), 'utf8');
    const { text } = await ask(site.url, path);
    const configured = /id="config">([\s\S]*?)<\/script>/u.exec(text)?.[1] ?? '';
    expect(JSON.parse(configured)).toEqual(JSON.parse(json));
    // So are the links of what shows before the portal has started; the rest of the document is as it was built.
    const expected = built.replaceAll(provider.site, 'https://bolaget.example/?a=1&amp;b=');
    expect(expected).not.toBe(built);
    expect(withConfig(text, json)).toBe(withConfig(expected, json));
  }
  site.release('first');
});
