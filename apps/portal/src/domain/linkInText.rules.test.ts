import { expect, it } from 'vitest';

import { partAtLink } from './linkInText.rules.ts';

const words = ['påminnelsen', 'Kronofogden', 'budget- och skuldrådgivning'] as const;

it.each([
  [
    'Betala inom tiden i påminnelsen, så går kravet inte vidare.',
    ['Betala inom tiden i ', 'påminnelsen', ', så går kravet inte vidare.'],
  ],
  ['Sista betalningsdag står i påminnelsen.', ['Sista betalningsdag står i ', 'påminnelsen', '.']],
  ['Kronofogden har påminnelsen.', ['', 'Kronofogden', ' har påminnelsen.']],
  [
    'Kommunens budget- och skuldrådgivning ger råd.',
    ['Kommunens ', 'budget- och skuldrådgivning', ' ger råd.'],
  ],
  ['Kronofogdens brev om påminnelsens tid', null],
  ['Det finns inget att göra.', null],
  ['', null],
])('%j is parted at its link: %j [Z87]', (text, expected) => {
  const parts = partAtLink(text, words);
  expect(parts === null ? null : [parts.before, parts.link, parts.after]).toEqual(expected);
});
