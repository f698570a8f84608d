import { en } from './en.ts';
import { sv } from './sv/index.ts';

/** Languages that the catalogue has room for. English is empty and falls back to Swedish text by text (row R20). */
export const languages = ['sv', 'en'] as const;
export type Language = (typeof languages)[number];

/** The catalogue's shape: texts by feature, each with the placeholders of the Swedish text in its type. */
export type Texts = typeof sv;

/** The same keys as a catalogue, each with any text. */
export type Translation<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Translation<Tree[Key]>;
};

interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** The translation, with the Swedish text wherever the translation is empty. */
export function withSwedishFallback<const Tree extends TextTree>(
  swedish: Tree,
  translation: Translation<Tree>,
): Tree;
export function withSwedishFallback(swedish: TextTree, translation: TextTree): TextTree {
  return Object.fromEntries(
    Object.entries(swedish).map(([key, text]): [string, string | TextTree] => {
      const translated = translation[key];
      if (typeof text === 'string') {
        return [key, typeof translated === 'string' && translated !== '' ? translated : text];
      }
      return [key, typeof translated === 'object' ? withSwedishFallback(text, translated) : text];
    }),
  );
}

/** The texts in one language. */
export function textsIn(language: Language): Texts {
  return language === 'sv' ? sv : withSwedishFallback(sv, en);
}
