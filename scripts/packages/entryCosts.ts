import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fromRoot } from '../lib/paths.ts';
import { asObject } from '../rows/json.ts';
import { isUpdateAsked, updateAdvice } from './agreed.ts';

/** What an entry costs a site that imports nothing else. */
type EntryCost = {
  /** JavaScript over React, minified and compressed, rounded up to half kilobytes. */
  readonly kilobytes: number;
  /** The components that come along, itself included. */
  readonly components: readonly string[];
};

const agreedFile = fromRoot('docs', 'entry-costs.json');
const library = fromRoot('packages', 'ui');

/** Bundles every component on its own and compares what it costs with what was agreed in git. */
export async function checkEntryCosts(): Promise<string> {
  const names = Object.keys(asObject(readManifest()['exports']))
    .filter((entry) => /^\.\/[A-Z]\w*$/.test(entry))
    .map((entry) => entry.slice(2));
  const found: Record<string, EntryCost> = {};
  for (const name of names) {
    found[name] = await measure(`export * from '@mina-sidor/ui/${name}';`);
  }
  if (isUpdateAsked()) writeFileSync(agreedFile, `${JSON.stringify(found, null, 2)}\n`);
  const agreed = existsSync(agreedFile)
    ? asObject(JSON.parse(readFileSync(agreedFile, 'utf8')))
    : {};
  const faults = names.flatMap((name) => compare(name, agreed[name], found[name]));
  const fromWhole = await measure("export { Badge } from '@mina-sidor/ui';");
  if (fromWhole.components.join(' ') !== 'Badge') {
    faults.push(`Badge imported from the whole brings along ${fromWhole.components.join(', ')}.`);
  }
  return faults.length === 0 ? '' : [...faults, updateAdvice].join('\n');
}

function compare(name: string, agreed: unknown, found: EntryCost | undefined): string[] {
  const before = JSON.stringify(agreed);
  const now = JSON.stringify(found);
  return before === now
    ? []
    : [`${name}: agreed ${before ?? 'nothing'}, found ${now ?? 'nothing'}`];
}

async function measure(source: string): Promise<EntryCost> {
  const { build } = await import('vite');
  const entry = '\0entry';
  const outputs = await build({
    configFile: false,
    logLevel: 'silent',
    root: fromRoot(),
    build: {
      write: false,
      minify: true,
      sourcemap: true,
      target: 'es2023',
      rollupOptions: {
        input: entry,
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        preserveEntrySignatures: 'strict',
      },
    },
    plugins: [
      {
        name: 'one-entry',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? source : loadWithMap(id)),
      },
    ],
  });
  const chunks = [outputs]
    .flat()
    .flatMap((output) => ('output' in output ? output.output : []))
    .filter((file) => file.type === 'chunk');
  const bytes = chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  const sources = chunks.flatMap(({ map }) => map?.sources ?? []);
  return { kilobytes: Math.ceil(bytes / 500) / 2, components: componentsAmong(sources) };
}

/** The built files say by their maps which sources lie in them; the bundler keeps the maps of what it kept. */
function loadWithMap(id: string): { code: string; map: string } | undefined {
  const map = `${id}.map`;
  if (!id.startsWith(join(library, 'dist')) || !existsSync(map)) return undefined;
  return { code: readFileSync(id, 'utf8'), map: readFileSync(map, 'utf8') };
}

/** The components that the sources draw; what they share without drawing, such as a hook, is none. */
export function componentsAmong(sources: readonly string[]): string[] {
  const names = sources.map((source) => /src\/components\/([A-Z]\w*)\/\w+\.tsx$/.exec(source)?.[1]);
  return [...new Set(names)].filter((name) => name !== undefined).toSorted();
}

function readManifest(): Readonly<Record<string, unknown>> {
  return asObject(JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')));
}
