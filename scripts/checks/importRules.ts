import { readImports, resolveRelative } from './moduleImports.ts';
import { findCycles } from './importCycles.ts';
import { isTestOrStory, readSources } from './sourceTree.ts';
import type { SourceFile } from './sourceTree.ts';

/** A part of the repository, taken from the folder that a file lies in. */
type Part = { readonly kind: 'packages' | 'apps'; readonly name: string; readonly folder: string };

const own = '@mina-sidor/';

/** What each part may take from the other parts; test files and stories have a list of their own. */
const allowed: Readonly<Record<string, { product: readonly string[]; tests: readonly string[] }>> =
  {
    texts: { product: [], tests: [] },
    'api-client': { product: [], tests: [] },
    ui: { product: [], tests: ['@mina-sidor/texts'] },
    portal: {
      product: ['@mina-sidor/texts', '@mina-sidor/api-client', '@mina-sidor/ui'],
      tests: ['@mina-sidor/texts', '@mina-sidor/api-client', '@mina-sidor/ui'],
    },
    sandbox: {
      product: ['@mina-sidor/api-client/contract', '@mina-sidor/ui'],
      tests: ['@mina-sidor/api-client', '@mina-sidor/ui'],
    },
  };

/** Packages that would tie a part to what it must not know. */
const forbiddenLibraries: Readonly<Record<string, RegExp>> = {
  texts: /^(react|react-dom|valibot|swr)(\/|$)/,
  'api-client': /^(react|react-dom|react-router|swr)(\/|$)/,
  ui: /^(react-router|swr|valibot)(\/|$)/,
};

/** The faults in the directions of imports, cycles included, over the whole repository. */
export function findRepositoryImportFaults(): string[] {
  return findImportFaults(readSources(['{packages,apps}/**/*.{ts,tsx}']));
}

/** The faults in the directions of imports among these files. */
export function findImportFaults(files: readonly SourceFile[]): string[] {
  const graph = new Map<string, string[]>();
  const faults = files.flatMap((file) =>
    readImports(file).flatMap(({ specifier, isTypeOnly }) => {
      if (!specifier.startsWith('.'))
        return describe(file, specifier, packageFault(file, specifier));
      const target = resolveRelative(file.path, specifier);
      if (!isTypeOnly) graph.set(file.path, [...(graph.get(file.path) ?? []), target]);
      return describe(file, specifier, relativeFault(file.path, target));
    }),
  );
  const cycles = findCycles(graph).map((cycle) => `import cycle: ${cycle.join(' → ')}`);
  return [...new Set([...faults, ...cycles])];
}

function describe(file: SourceFile, specifier: string, fault: string | undefined): string[] {
  return fault === undefined ? [] : [`${file.path}: imports '${specifier}', but ${fault}`];
}

function packageFault(file: SourceFile, specifier: string): string | undefined {
  const part = partOf(file.path);
  if (part === undefined) return undefined;
  if (forbiddenLibraries[part.name]?.test(specifier) === true) {
    return `${part.name} must not know ${specifier}`;
  }
  if (!specifier.startsWith(own)) return undefined;
  if (specifier.includes('/src/')) return 'nobody reaches into the sources of another package';
  // What is measured is the package as its consumers import it.
  if (file.path.startsWith('packages/ui/bench/') && specifier.startsWith('@mina-sidor/ui')) {
    return undefined;
  }
  const lists = allowed[part.name];
  const list = isTestOrStory(file.path) ? lists?.tests : lists?.product;
  const isAllowed = (list ?? []).some(
    (entry) => specifier === entry || specifier.startsWith(`${entry}/`),
  );
  return isAllowed ? undefined : `${part.name} must not know it`;
}

function relativeFault(from: string, target: string): string | undefined {
  const part = partOf(from);
  if (part === undefined) return undefined;
  if (!target.startsWith(`${part.folder}/`)) {
    // Journeys start the browser the way the test command does.
    const isTestSetUp = /^apps\/portal\/(e2e\/|[^/]+\.config\.ts$)/.test(from);
    if (isTestSetUp && target.startsWith('scripts/lib/')) return undefined;
    return 'it lies outside its own package';
  }
  return part.name === 'portal' ? portalFault(from, target) : undefined;
}

function portalFault(from: string, target: string): string | undefined {
  const layer = portalLayer(from);
  const targetLayer = portalLayer(target);
  if (layer.name === 'features' && targetLayer.name === 'features') {
    return layer.feature === targetLayer.feature
      ? undefined
      : `the feature ${layer.feature} must not know the feature ${targetLayer.feature}`;
  }
  if (layer.name === 'features' && targetLayer.name === 'app') return 'features must not know app';
  if (layer.name === 'shared' && ['features', 'app'].includes(targetLayer.name)) {
    return `shared must not know ${targetLayer.name}`;
  }
  if (layer.name === 'e2e' && targetLayer.name !== 'e2e') {
    return 'journeys know nothing of the code that they test';
  }
  return undefined;
}

function portalLayer(path: string): { readonly name: string; readonly feature: string } {
  const segments = path.split('/').slice(2);
  if (segments[0] !== 'src') return { name: segments[0] ?? '', feature: '' };
  return { name: segments[1] ?? '', feature: segments[2] ?? '' };
}

function partOf(path: string): Part | undefined {
  const [kind, name] = path.split('/');
  if ((kind !== 'packages' && kind !== 'apps') || name === undefined) return undefined;
  return { kind, name, folder: `${kind}/${name}` };
}
