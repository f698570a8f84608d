import { expect, it } from 'vitest';

import { messageErrorOf } from './messageError.ts';

it.each([
  ['Hej på er', undefined],
  ['Hej', 'Vänligen ange meddelande / fråga'],
  ['a'.repeat(4001), 'Meddelandet är längre än 4\u00A0000\u00A0tecken'],
  ['Hej <b>', 'Meddelandet innehåller otillåtna tecken: < och >'],
  ['Tack så mycket 😀', 'Meddelandet innehåller otillåtna tecken: 😀'],
  ['{a}\tbcdef', 'Meddelandet innehåller otillåtna tecken: {, } och tabb'],
  ['a\tbcd\u200Bef', 'Meddelandet innehåller otillåtna tecken: tabb och osynliga tecken'],
  // A joiner with nothing to join has no name.
  ['abcde\u200D', 'Meddelandet innehåller otillåtna tecken'],
])('gives the error of %j: %j [V02] [V03] [V05]', (text, error) => {
  expect(messageErrorOf(text)).toBe(error);
});
