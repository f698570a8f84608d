import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { fromRoot, toolPath } from '../lib/paths.ts';
import { asList, asObject, asText } from '../rows/json.ts';

type Case = readonly [path: string, text: string];

const imports = 'no-restricted-imports';
const syntax = 'no-restricted-syntax';
const feature = 'apps/portal/src/features/claims/a.ts';
const view = 'apps/portal/src/features/claims/a.tsx';
const component = 'packages/ui/src/components/Notice/a.tsx';

const refused: Readonly<Record<string, readonly Case[]>> = {
  [imports]: [
    ['packages/ui/src/a.tsx', "import { sv } from '@mina-sidor/texts';"],
    ['packages/ui/src/a.tsx', "import type { Call } from '@mina-sidor/api-client';"],
    ['packages/ui/src/a.tsx', "import { Link } from 'react-router';"],
    ['packages/ui/src/a.tsx', "import { Badge } from '@mina-sidor/ui/Badge';"],
    ['packages/ui/src/a.stories.tsx', "import { x } from '@mina-sidor/api-client';"],
    ['packages/texts/src/a.ts', "import { Button } from '@mina-sidor/ui';"],
    ['packages/texts/src/a.ts', "export { Button } from '../../ui/src/index.ts';"],
    ['packages/api-client/src/a.ts', "import { useState } from 'react';"],
    ['packages/api-client/src/a.ts', "import { sv } from '@mina-sidor/texts';"],
    ['apps/portal/src/app/a.ts', "import { x } from '@mina-sidor/ui/src/private/a.ts';"],
    ['apps/portal/src/app/a.ts', "import { x } from '../../../../packages/ui/src/index.ts';"],
    [feature, "import { x } from '../login/b.ts';"],
    [feature, "export const page = () => import('../login/b.ts');"],
    [feature, "import { router } from '../../app/router.tsx';"],
    ['apps/portal/src/features/claims/inner/a.ts', "import { x } from '../../login/b.ts';"],
    ['apps/portal/src/parts/a.ts', "import { x } from '../features/login/b.ts';"],
    ['apps/portal/src/parts/inner/a.ts', "import { x } from '../../app/router.tsx';"],
    ['apps/portal/src/customer/a.ts', "import { x } from '../features/login/b.ts';"],
    ['apps/portal/src/customer/a.ts', "import { x } from '../parts/b.ts';"],
    ['apps/portal/src/domain/a.ts', "import { x } from '../customer/b.ts';"],
    ['apps/portal/src/domain/a.ts', "import { x } from '../app/b.ts';"],
    ['apps/portal/src/domain/a.ts', "import { customerPages } from '../allFeatures.ts';"],
    [
      'apps/portal/src/customer/inner/a.ts',
      "import { customerPages } from '../../allFeatures.ts';",
    ],
    ['apps/portal/src/customer/a.ts', "import type { Feature } from '../featureTypes.ts';"],
    ['apps/portal/src/parts/inner/a.ts', "import { customerPages } from '../../allFeatures.ts';"],
    ['apps/portal/src/platform/inner/a.ts', "import { x } from '../../parts/b.ts';"],
    ['apps/portal/e2e/a.spec.ts', "import { paths } from '../src/paths.ts';"],
    ['apps/sandbox/src/a.ts', "import { createPortalClient } from '@mina-sidor/api-client';"],
    ['apps/sandbox/src/a.ts', "import { sv } from '@mina-sidor/texts';"],
    ['apps/sandbox/src/a.ts', "import { x } from '../../portal/src/paths.ts';"],
  ],
  'no-restricted-properties': [
    ['apps/portal/src/app/a.test.ts', 'await vi.waitFor(check);'],
    ['apps/portal/e2e/a.spec.ts', 'await page.waitForTimeout(500);'],
  ],
  [syntax]: [
    [feature, "if (user.matrixCustomerType === 'matrixCustomer') show();"],
    [feature, 'const { damageCustomerType } = user;'],
    [feature, "const type = user['damageCustomerType'];"],
    [feature, 'const { siteState } = services.siteState.store.get();'],
    [feature, 'const status = useStore(siteState.store);'],
    [feature, 'if (needsVip(state)) ask();'],
    [feature, 'await services.client.getVipAccess();'],
    [view, 'export const a = <p>Stäng</p>;'],
    [view, "export const a = <p>{'Stäng'}</p>;"],
    [view, 'export const a = <p>{`Stäng ${name}`}</p>;'],
    [view, "export const a = <p>{isOpen ? 'Stäng' : texts.open}</p>;"],
    [view, "export const a = <p>{isOpen && 'Stäng'}</p>;"],
    [view, 'export const a = <Button aria-label="Close" />;'],
    [view, "export const a = <Notice title={'Something'} />;"],
    [component, 'export const a = <p>Close</p>;'],
    [component, "const label = 'Stäng dialogen';"],
    [component, "const label = 'Visa fler';"],
    [component, "const label = 'Close the dialog.';"],
    [component, 'const label = `Sorterat efter ${header}`;'],
  ],
  'forbid-elements': ['button', 'table', 'input', 'dialog', 'select', 'textarea', 'details'].map(
    (element) => [view, `export const a = <${element} />;`],
  ),
  'forbid-dom-props': [[view, 'export const a = <p style={{ margin: 0 }} />;']],
  'no-cycle': [[feature, "import { b } from './cycle.ts';\nexport const a = b;"]],
};

const allowed: readonly Case[] = [
  ['packages/ui/src/a.stories.tsx', "import { sv } from '@mina-sidor/texts';"],
  ['packages/ui/src/a.tsx', "import * as Dialog from '@radix-ui/react-dialog';"],
  ['packages/api-client/src/a.ts', "import * as v from 'valibot';"],
  ['apps/portal/src/domain/a.ts', "import type { CustomerPageName } from '../paths.ts';"],
  ['apps/portal/src/app/a.ts', "import { LoginPage } from '../features/login/route.tsx';"],
  [feature, "import { paths } from '../../paths.ts';"],
  ['apps/portal/src/features/claims/inner/a.ts', "import { x } from '../b.ts';"],
  ['apps/portal/playwright.config.ts', "import { x } from '../../scripts/lib/chromiumLaunch.ts';"],
  ['apps/sandbox/src/a.ts', "import { endpoints } from '@mina-sidor/api-client/contract';"],
  ['apps/sandbox/src/a.test.ts', "import { createPortalClient } from '@mina-sidor/api-client';"],
  [feature, "if (access.claims === 'open') show();"],
  ['apps/portal/src/features/claims/a.test.ts', 'user.matrixCustomerType;'],
  [view, 'export const a = <p><Button>{text}</Button></p>;'],
  [view, "export const a = <p>{kind === 'closed' ? texts.open : null}</p>;"],
  [view, 'export const a = <p> – · </p>;'],
  [view, 'export const a = <Notice tone="info" />;'],
  [component, "throw new Error('UiProvider is missing around the component.');"],
  [component, "const grid = 'minmax(0, 1fr) auto';"],
];

let folder = '';
/** The names of the rules that a planted file breaks. */
let broken: ReadonlyMap<string, readonly string[]> = new Map();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  cpSync(fromRoot('.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  symlinkSync(fromRoot('node_modules'), join(folder, 'node_modules'));
  for (const planted of [...Object.values(refused).flat(), ...allowed]) plant(...planted);
  // The other file of the cycle.
  const [start] = refused['no-cycle'] ?? [];
  if (start !== undefined) {
    const text = `import { a } from './${fileOf(...start).replace(/^.*\//u, '')}';\nexport const b = a;`;
    writeFileSync(join(folder, dirname(feature), 'cycle.ts'), text);
  }
  const { stdout } = spawnSync(toolPath('oxlint'), ['--format=json', '.'], { cwd: folder });
  const found = new Map<string, string[]>();
  for (const fault of asList(asObject(JSON.parse(String(stdout)))['diagnostics']).map(asObject)) {
    const file = asText(fault['filename']);
    const rule = asText(fault['code']).replace(/^.*\((?<name>.*)\)$/u, '$<name>');
    found.set(file, [...(found.get(file) ?? []), rule]);
  }
  broken = found;
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A file for each text, in a folder and with an ending to which the rules apply. */
function fileOf(path: string, text: string): string {
  const ending = /(?:\.(?:test|stories|spec|config))?\.tsx?$/u.exec(path)?.[0] ?? extname(path);
  return join(dirname(path), `case${Buffer.from(text).toString('hex').slice(-60)}${ending}`);
}

function plant(path: string, text: string): void {
  const file = join(folder, fileOf(path, text));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

describe.each(Object.entries(refused))('%s', (rule, cases) => {
  it.each(cases)('refuses in %s: %s', (path, text) => {
    expect(broken.get(fileOf(path, text))).toContain(rule);
  });
});

it.each(allowed)('allows in %s: %s', (path, text) => {
  const ours = (broken.get(fileOf(path, text)) ?? []).filter((rule) => rule in refused);
  expect(ours).toEqual([]);
});

it('knows words of its own in the library when it sees them [U11]', () => {
  const ofLibrary = (refused[syntax] ?? []).filter(([path]) => path === component);
  expect(ofLibrary.length).toBeGreaterThan(3);
  for (const planted of ofLibrary) expect(broken.get(fileOf(...planted))).toContain(syntax);
});
