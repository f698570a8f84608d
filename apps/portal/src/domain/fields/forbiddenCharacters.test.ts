import { expect, it } from 'vitest';

import { forbiddenCharacters } from './forbiddenCharacters.ts';

it.each([
  ['Hej!', [], false, false],
  ['Hej <b>…\r\n', ['<', '>'], false, false],
  ['<<a<', ['<'], false, false],
  ['Tack 👍🏽 från 🇸🇪 och e\u0301', ['👍', '🇸🇪'], false, false],
  ['[{<|>}]', ['[', '{', '<', '|', '>'], false, false],
  ['datum\tsumma\u200B', [], true, true],
  ['a\t<', ['<'], true, false],
  ['av\u00ADtal', [], false, true],
])(
  'of %j cannot be sent %j: each once and not too many; a tab: %s; unseen ones: %s [V03]',
  (text, seen, hasTab, hasUnseen) => {
    expect(forbiddenCharacters(text)).toEqual({ seen, hasTab, hasUnseen });
  },
);
