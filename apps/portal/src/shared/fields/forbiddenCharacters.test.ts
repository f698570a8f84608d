import { expect, it } from 'vitest';

import { forbiddenCharacters } from './forbiddenCharacters.ts';

it.each([
  ['Hej!', []],
  ['Hej <b>…\r\n', ['<', '>']],
  ['<<a<', ['<']],
  ['Tack 👍🏽 och 👨‍👩‍👧', ['👍🏽', '👨‍👩‍👧']],
  ['[{<>}]', ['[', '{', '<', '>', '}']],
])('of %j cannot be sent %j: each once, whole, and not too many [V03]', (text, characters) => {
  expect(forbiddenCharacters(text)).toEqual(characters);
});
