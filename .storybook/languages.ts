import { uiDa, uiEn, uiFi, uiNb, uiSv } from '@mina-sidor/texts/ui';
import type { UiTexts } from '@mina-sidor/ui';

interface Language {
  /** Its own name. */
  readonly title: string;
  readonly texts: UiTexts;
  readonly locale: string;
}

const swedish: Language = { title: 'Svenska', texts: uiSv, locale: 'sv' };

/** The languages in which the words of the library are delivered. */
export const languages: Readonly<Record<string, Language>> = {
  sv: swedish,
  en: { title: 'English', texts: uiEn, locale: 'en-GB' },
  fi: { title: 'Suomi', texts: uiFi, locale: 'fi' },
  nb: { title: 'Norsk bokmål', texts: uiNb, locale: 'nb' },
  da: { title: 'Dansk', texts: uiDa, locale: 'da' },
};

/** The language of the toolbar, or Swedish. */
export function languageOf(globals: Readonly<Record<string, unknown>>): Language {
  return languages[String(globals['language'])] ?? swedish;
}
