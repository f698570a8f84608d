/**
 * A report of API Extractor in which nothing stands twice: a type that a constant has is named after it in all other places,
 * and no line says that an export is public.
 */
export function shortReport(report: string): string {
  const declarations = report
    .replaceAll(/^ *\/\/ (?:@public.*|\(undocumented\))\n/gmu, '')
    .split(/\n{2,}/u)
    .map(inPlainLines);
  const nameOf = new Map<string, string>();
  for (const text of declarations) {
    const [, name = '', type = ''] = /^export const (\w+): (.+);$/su.exec(text) ?? [];
    if (type.includes('\n') && !nameOf.has(type)) nameOf.set(type, name);
  }
  const typed = [...nameOf].toSorted(([one], [other]) => other.length - one.length);
  const withNames = (text: string): string =>
    typed.reduce(
      (rest, [type, name]) =>
        rest.startsWith(`export const ${name}:`) ? rest : rest.replaceAll(type, `typeof ${name}`),
      text,
    );
  return declarations.map((text) => indented(withNames(text))).join('\n');
}

/** The compiler writes the same with another indentation, other quotes, another name of its module and as an import of types. */
function inPlainLines(declaration: string): string {
  return declaration
    .replaceAll(/^ +/gmu, '')
    .replaceAll(/^import type /gmu, 'import ')
    .replaceAll(/<\s+\{/gu, '<{')
    .replaceAll(/\bv\.(?=[A-Z])/gu, '')
    .replaceAll(/(?<=^|[ [<(])'([^'"\n]*)'(?=[;\],|>) \n])/gmu, '"$1"');
}

function indented(declaration: string): string {
  let depth = 0;
  const lines = declaration.split('\n').map((line) => {
    const at = depth - (/^[}\])]/u.test(line) ? 1 : 0);
    depth += line.split(/[{[(]/u).length - line.split(/[}\])]/u).length;
    return `${'  '.repeat(Math.max(at, 0))}${line}`;
  });
  return lines.join('\n');
}

/**
 * A short report with the keys of texts and their placeholders instead of their words: that is what a user of the package
 * names, and the words are in `packages/texts`.
 */
export function keysOnly(report: string): string {
  return report.replaceAll(
    /^((?:export )?const \w+): \{\n((?: +readonly .*\n| +\};\n)+)\};/gmu,
    (_whole, start: string, body: string) => [start, ...linesOfKeys(body)].join('\n'),
  );
}

/** A line for each object: its path and its keys. */
function linesOfKeys(body: string): readonly string[] {
  const path: string[] = [];
  const keysOf = new Map<string, string[]>();
  for (const line of body.trimEnd().split('\n')) {
    const [, key = '', value = ''] = /readonly '?([^:']+)'?: (.*)/u.exec(line) ?? [];
    if (value === '') path.pop();
    else if (value === '{') path.push(key);
    else {
      const at = ['', ...path].join('.');
      const placeholders = value.match(/(?<!\$)\{\w+\}/gu) ?? [];
      keysOf.set(at, [...(keysOf.get(at) ?? []), [key, ...placeholders].join(' ')]);
    }
  }
  return [...keysOf].map(([at, keys]) => `  ${at}: ${keys.join(', ')}`.replace(' : ', ' '));
}
