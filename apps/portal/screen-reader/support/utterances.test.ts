import { expect, it } from 'vitest';

import { faultOf, transcriptOf, type Utterance, wordsOf } from './utterances.ts';

const said = (text: string): Utterance => ({ id: 1, text, fate: 'said', heard: text });
const cut = (text: string, heard: string): Utterance => ({ id: 2, text, fate: 'cut', heard });

it.each([
  ['Krav länk', ['Krav'], [], undefined],
  ['Krav länk', [], [], undefined],
  ['', ['Krav'], [], '“Krav” is not heard'],
  ['Namn | Text', ['Text', 'Namn'], [], '“Namn” is not heard in its place'],
  ['Text | Text', ['Text'], [], '“Text” is heard 2 times'],
  ['Text | Text', ['Text', 'Text'], [], undefined],
  ['Hej | 4 tecken', ['Hej'], ['tecken'], '“tecken” is heard'],
])('of “%s”, where %j is wanted and %j is not, it says: %s', (heard, wanted, unwanted, fault) => {
  expect(faultOf(heard, wanted, unwanted)).toBe(fault);
});

it('counts only what was heard, with ordinary spaces', () => {
  const all = [said('4\u00A0350\u00A0kr.'), cut('Hämtningen är klar', 'Hämt'), cut('Krav', '')];
  expect(wordsOf(all)).toBe('4 350 kr. | Hämt');
  expect(transcriptOf(all)).toBe('4 350 kr. | Hämt [cut off: ningen är klar] | [cut off: Krav]');
});
