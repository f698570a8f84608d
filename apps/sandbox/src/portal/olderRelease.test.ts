import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { makeFolder } from '../testing/makeFolder.ts';
import { startSandbox } from '../testing/startSandbox.ts';

const portalDist = makeFolder();
mkdirSync(join(portalDist, 'assets'));
writeFileSync(join(portalDist, 'index.html'), '<script src="/assets/index-1a2b3c4d.js"></script>');
writeFileSync(join(portalDist, 'assets', 'index-1a2b3c4d.js'), 'import "./page-5e6f_-7g.js";');

describe('a release while a tab is open', () => {
  const sandbox = startSandbox({ portalDist });
  const get = (path: string) => sandbox.newBrowser().call(path);

  it('names the scripts otherwise before, and has none of those names afterwards [Z24]', async () => {
    const older = '/assets/index-1a2b3c4d.old.js';
    expect((await get(older)).status).toBe(404);

    await sandbox.control('POST', 'situations/ny-version/start');
    expect((await get('/krav')).text).toBe(`<script src="${older}"></script>`);
    const script = await get(older);
    expect(script.text).toBe('import "./page-5e6f_-7g.old.js";');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('cache-control')).toBe('no-store');
    expect((await get('/assets/missing-1a2b3c4d.old.js')).status).toBe(404);

    await sandbox.control('POST', 'situations/end');
    expect((await get('/krav')).text).toBe('<script src="/assets/index-1a2b3c4d.js"></script>');
    expect((await get(older)).status).toBe(404);
  });
});
