import { isTestOrStory, placeOf, readSources, visitNodes } from './sourceTree.ts';
import type { SourceFile, SyntaxNode } from './sourceTree.ts';

const shared = 'apps/portal/src/shared/';

/** The files that may know what decides who sees what: the decision, the state of the systems, and who joins the two. */
const deciding: ReadonlySet<string> = new Set([
  `${shared}access.ts`,
  `${shared}siteState.ts`,
  `${shared}services.ts`,
]);

/** What an access decision is made of, and what everybody else reads in its place. */
const ingredients: Readonly<Record<string, string>> = {
  matrixCustomerType: 'access.claims',
  damageCustomerType: 'access.damage',
  needsVip: 'siteState.lacksAnswer',
  getVipAccess: 'access',
  getSiteCurrentState: 'siteState.refresh',
};

/** Places in the portal that decide by themselves what a customer may see or reach. */
export function findRepositoryAccessFaults(): string[] {
  return findAccessFaults(readSources(['apps/portal/src/**/*.{ts,tsx}']));
}

/** Places in these files that read what only `access` may decide from. */
export function findAccessFaults(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !deciding.has(path) && !isTestOrStory(path))
    .flatMap((file) => {
      const faults = new Set<string>();
      visitNodes(file, (node) => {
        const found = ingredientIn(node);
        if (found !== null) {
          const { name, instead } = found;
          faults.add(
            `${placeOf(file, node)}: reads ${name}, which decides access; read ${instead}`,
          );
        }
      });
      return [...faults];
    });
}

function ingredientIn(
  node: SyntaxNode,
): { readonly name: string; readonly instead: string } | null {
  const name = wordOf(node);
  if (name !== null && Object.hasOwn(ingredients, name)) {
    return { name, instead: ingredients[name] ?? 'access' };
  }
  if (node.type === 'MemberExpression' && wordOf(node['property']) === 'store') {
    const owner = node['object'];
    if (wordOf(owner) === 'siteState' || wordOf(propertyOf(owner)) === 'siteState') {
      return { name: 'siteState.store', instead: 'useAccess, accessNow or useIsPortalOpen' };
    }
  }
  return null;
}

/** The word that an identifier or a text in quotes is. */
function wordOf(node: unknown): string | null {
  if (typeof node !== 'object' || node === null || !('type' in node)) return null;
  if (node.type === 'Identifier' && 'name' in node && typeof node.name === 'string')
    return node.name;
  if (node.type === 'Literal' && 'value' in node && typeof node.value === 'string')
    return node.value;
  return null;
}

function propertyOf(node: unknown): unknown {
  return typeof node === 'object' && node !== null && 'property' in node ? node.property : null;
}
