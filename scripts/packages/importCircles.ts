import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

/**
 * Circular imports between built scripts, one per line as `a.js → b.js → a.js`; `''` if there are none. In a circle, one
 * script runs before a script that it imports, which can break a page with a TypeError.
 */
export async function checkImportCircles(folder: string): Promise<string> {
  const imports = readImports(folder);
  if (imports.size === 0) return `${folder} has no scripts.`;
  return importCircles(imports)
    .map((circle) => circle.join(' → '))
    .join('\n');
}

/** Which of the built scripts in the folder each of them imports statically. */
export function readImports(folder: string): ReadonlyMap<string, readonly string[]> {
  const names = globSync('*.js', { cwd: folder }).toSorted();
  return new Map(
    names.map((name) => [name, importsAtLoad(readFileSync(join(folder, name), 'utf8'))]),
  );
}

/** The files that a script imports statically. A dynamic `import()` does not count. */
function importsAtLoad(script: string): string[] {
  return parseAst(script).body.flatMap((statement) => {
    const source = 'source' in statement ? statement.source?.value : undefined;
    return source?.startsWith('./') === true ? [source.slice(2)] : [];
  });
}

/** The circles among the imports. Each ends with the script that it begins with. */
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
