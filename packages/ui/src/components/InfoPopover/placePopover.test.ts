import { expect, it } from 'vitest';

import { placePopover } from './placePopover.ts';

const phone = { width: 320, height: 640 };
const buttonAt = (left: number, top: number) => ({ left, top, bottom: top + 24 });

it.each([
  ['under its button', buttonAt(20, 100), { width: 200, height: 100 }, { left: 20, top: 132 }],
  [
    'no further right than the window',
    buttonAt(290, 100),
    { width: 200, height: 100 },
    { left: 112, top: 132 },
  ],
  [
    'no further left than the window',
    buttonAt(-30, 100),
    { width: 200, height: 100 },
    { left: 8, top: 132 },
  ],
  [
    'at the left edge where it is as wide as the window',
    buttonAt(290, 100),
    { width: 304, height: 100 },
    { left: 8, top: 132 },
  ],
  [
    'above a button near the bottom',
    buttonAt(20, 580),
    { width: 200, height: 100 },
    { left: 20, top: 472 },
  ],
])('lies %s', (_, button, popover, expected) => {
  expect(placePopover(button, popover, phone)).toMatchObject(expected);
});

it('is placed on the side with more room when it fits on neither', () => {
  const high = { width: 200, height: 900 };
  expect(placePopover(buttonAt(20, 400), high, phone)).toEqual({
    left: 20,
    top: 8,
    maxHeight: 384,
  });
  expect(placePopover(buttonAt(20, 100), high, phone)).toEqual({
    left: 20,
    top: 132,
    maxHeight: 500,
  });
});
