import { expect, it } from 'vitest';

import { outcomePagesText } from './outcomePages.ts';

it('tells in one line of situations that end alike, and counts what is right', () => {
  const text = outcomePagesText(
    new Map([
      [
        'getDamages',
        [
          { situation: '400', shows: 'Skador: går inte', wrong: '' },
          { situation: '500', shows: 'Skador: går inte', wrong: '' },
          { situation: 'cut', shows: 'Avbrott', wrong: 'no way on' },
        ],
      ],
    ]),
  );
  expect(text).toContain('**3 cells tried, 2 right.**');
  expect(text).toContain('| 400; 500 | Skador: går inte | right |');
  expect(text).toContain('| cut | Avbrott | no way on |');
});
