import { en } from './en.ts';
import * as sv from './sv/index.ts';

/** The languages of the catalogue. English is empty, and each missing text falls back to Swedish. */
export const languages = ['sv', 'en'] as const;

/** A language of the catalogue. */
export type Language = (typeof languages)[number];

/** The type of the catalogue: texts by feature, with the placeholders of each Swedish text. */
export type Texts = typeof sv;

/** The keys of a catalogue with any texts. */
export type Translation<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Translation<Tree[Key]>;
};

interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** The translation, with the Swedish text where a translation is missing. */
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
