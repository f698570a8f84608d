import type { Translation } from './catalogue.ts';
import * as sv from './sv/index.ts';

interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** English has the keys of the Swedish catalogue and no words yet. */
export const en: Translation<typeof sv> = withoutWords(sv);

function withoutWords<const Tree extends TextTree>(tree: Tree): Translation<Tree>;
function withoutWords(tree: TextTree): TextTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, text]) => [
      key,
      typeof text === 'string' ? '' : withoutWords(text),
    ]),
  );
}
