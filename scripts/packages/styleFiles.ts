import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../lib/paths.ts';

const built = fromRoot('packages', 'ui', 'dist');

/** Looks into the built style files: the values lie in the theme's file alone, everything lies in the library's layer. */
export async function checkStyleFiles(): Promise<string> {
  const faults = globSync('{index,components/*}.css', { cwd: built }).flatMap((file) => {
    const styles = readFileSync(join(built, file), 'utf8');
    return [
      ...styleFaults(styles).map((fault) => `${file}: ${fault}`),
      ...(statSync(join(built, file)).size === 0 ? [`${file}: holds nothing`] : []),
    ];
  });
  return faults.join('\n');
}

/** What a component's style file must not hold. */
export function styleFaults(styles: string): string[] {
  const faults: string[] = [];
  const values = /:root[^{]*\{[^}]*--ms-[\w-]+\s*:/.exec(styles);
  if (values !== null) faults.push(`sets the theme: ${values[0].slice(0, 80)}`);
  const outside = withoutBlocks(styles).trim();
  if (outside !== '') faults.push(`has rules outside a layer: ${outside.slice(0, 80)}`);
  return faults;
}

/** What is left at the top when layers, key frames and font faces are taken out. */
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
