import { expect, it } from 'vitest';

import { forbiddenCharacters } from './forbiddenCharacters.ts';

it.each([
  ['Hej!', [], false],
  ['Hej <b>…\r\n', ['<', '>'], false],
  ['<<a<', ['<'], false],
  ['Tack 👍🏽 från 🇸🇪 och e\u0301', ['👍', '🇸🇪'], false],
  ['[{<|>}]', ['[', '{', '<', '|', '>'], false],
  ['datum\tsumma\u200B', [], true],
  ['a\t<', ['<'], true],
])(
  'of %j cannot be sent %j: each once and not too many; unseen ones: %s [V03]',
  (text, seen, hasUnseen) => {
    expect(forbiddenCharacters(text)).toEqual({ seen, hasUnseen });
  },
);
