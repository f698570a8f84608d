import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

/**
 * The circles of built scripts that import each other when they load, one per line as `a.js → b.js → a.js`; `''` if there
 * is none. In a circle one script runs before what it imports: a page that calls it at once breaks with a TypeError.
 */
export async function checkImportCircles(folder: string): Promise<string> {
  const names = globSync('*.js', { cwd: folder }).toSorted();
  if (names.length === 0) return `${folder} has no scripts.`;
  const imports = names.map(
    (name) => [name, importsAtLoad(readFileSync(join(folder, name), 'utf8'))] as const,
  );
  return importCircles(new Map(imports))
    .map((circle) => circle.join(' → '))
    .join('\n');
}

/** Names of the files beside it that a script imports before it runs. `import()` waits for nothing, so it does not count. */
function importsAtLoad(script: string): string[] {
  return parseAst(script).body.flatMap((statement) => {
    const source = 'source' in statement ? statement.source?.value : undefined;
    return source?.startsWith('./') === true ? [source.slice(2)] : [];
  });
}

/** Each circle that is met when the imports are followed, with its first script again at its end. */
function importCircles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const follow = (name: string, way: readonly string[]): void => {
    if (way.includes(name)) circles.push([...way.slice(way.indexOf(name)), name]);
    else if (!done.has(name)) {
      for (const next of imports.get(name) ?? []) follow(next, [...way, name]);
      done.add(name);
    }
  };
  for (const name of imports.keys()) follow(name, []);
  return circles;
}
