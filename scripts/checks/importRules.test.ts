import { describe, expect, it } from 'vitest';

import { findCycles } from './importCycles.ts';
import { findImportFaults } from './importRules.ts';

function faultsOf(path: string, text: string): string[] {
  return findImportFaults([{ path, text }]);
}

describe('findImportFaults', () => {
  it.each([
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
    ['apps/portal/src/features/claims/a.ts', "import { x } from '../login/b.ts';"],
    ['apps/portal/src/features/claims/a.ts', "const page = await import('../login/b.ts');"],
    ['apps/portal/src/features/claims/a.ts', "import { router } from '../../app/router.tsx';"],
    ['apps/portal/src/shared/a.ts', "import { x } from '../features/login/b.ts';"],
    ['apps/portal/e2e/a.spec.ts', "import { paths } from '../src/shared/paths.ts';"],
    ['apps/sandbox/src/a.ts', "import { createPortalClient } from '@mina-sidor/api-client';"],
    ['apps/sandbox/src/a.ts', "import { x } from '../../portal/src/shared/paths.ts';"],
  ])('refuses in %s: %s', (path, text) => {
    expect(faultsOf(path, text)).toHaveLength(1);
  });

  it.each([
    ['packages/ui/src/a.stories.tsx', "import { sv } from '@mina-sidor/texts';"],
    ['packages/ui/src/a.tsx', "import * as Dialog from '@radix-ui/react-dialog';"],
    ['packages/ui/bench/a.tsx', "import { Badge } from '@mina-sidor/ui/Badge';"],
    ['packages/api-client/src/a.ts', "import * as v from 'valibot';"],
    ['apps/portal/src/app/a.ts', "import { LoginPage } from '../features/login/route.tsx';"],
    ['apps/portal/src/features/claims/a.ts', "import { paths } from '../../shared/paths.ts';"],
    ['apps/portal/src/features/claims/parts/a.ts', "import { x } from '../b.ts';"],
    [
      'apps/portal/playwright.config.ts',
      "import { x } from '../../scripts/lib/chromiumLaunch.ts';",
    ],
    ['apps/sandbox/src/a.ts', "import { endpoints } from '@mina-sidor/api-client/contract';"],
  ])('allows in %s: %s', (path, text) => {
    expect(faultsOf(path, text)).toEqual([]);
  });

  it('finds a circle of files, and says nothing of types that refer to each other', () => {
    const file = (name: string, text: string) => ({ path: `packages/ui/src/${name}.ts`, text });
    expect(
      findImportFaults([
        file('a', "import { b } from './b.ts';"),
        file('b', "import { a } from './a.ts';"),
      ]),
    ).toEqual(['import cycle: packages/ui/src/a.ts → packages/ui/src/b.ts → packages/ui/src/a.ts']);
    expect(
      findImportFaults([
        file('a', "import type { B } from './b.ts';"),
        file('b', "import { a } from './a.ts';"),
      ]),
    ).toEqual([]);
  });
});

describe('findCycles', () => {
  it('names each cycle once, wherever the search begins', () => {
    const graph = new Map([
      ['c', ['a']],
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['d', []],
    ]);
    expect(findCycles(graph)).toEqual([['a', 'b', 'c', 'a']]);
  });
});
