import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../lib/paths.ts';

const built = fromRoot('packages', 'ui', 'dist');

/** Checks the built style files: values only in the theme's file, and every rule in the library's layer. */
export async function checkStyleFiles(): Promise<string> {
  const faults = globSync('{index,styles/**/*}.css', { cwd: built }).flatMap((file) => {
    const styles = readFileSync(join(built, file), 'utf8');
    return [
      ...styleFaults(styles).map((fault) => `${file}: ${fault}`),
      ...(statSync(join(built, file)).size === 0 ? [`${file}: holds nothing`] : []),
    ];
  });
  return faults.join('\n');
}

/** What is wrong in a component's style file. */
export function styleFaults(styles: string): string[] {
  const faults: string[] = [];
  const values = /:root[^{]*\{[^}]*--ms-[\w-]+\s*:/.exec(styles);
  if (values !== null) faults.push(`sets the theme: ${values[0].slice(0, 80)}`);
  const outside = withoutBlocks(styles).trim();
  if (outside !== '') faults.push(`has rules outside a layer: ${outside.slice(0, 80)}`);
  return faults;
}

/** The rules outside of layers, key frames and font faces. */
function withoutBlocks(styles: string): string {
  let depth = 0;
  let rest = '';
  for (const part of styles.split(/([{}])/)) {
    if (part === '{') depth += 1;
    else if (part === '}') depth -= 1;
    else if (depth === 0) {
      const head = part.replaceAll(/@layer [^;{]*;/g, '').trim();
      if (!/^@(layer|keyframes|font-face)\b/.test(head)) rest += head;
    }
  }
  return rest;
}
