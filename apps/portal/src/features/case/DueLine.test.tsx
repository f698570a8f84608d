// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { aCase } from '../../testing/aCase.ts';
import { shownText } from '../../testing/draw.tsx';
import { drawInFrame } from '../../testing/drawInFrame.tsx';
import { DueLine } from './DueLine.tsx';

/** The place while the letters are on their way. */
function placeOf(stateName: string): Element | null {
  drawInFrame(<DueLine claimCase={aCase({ stateName })} />, {
    answer: () => new Promise(() => undefined),
  });
  return document.querySelector('main > *');
}

it('keeps the place of the line about the last day, but only where such a line may come [Z81, Z23]', () => {
  expect(placeOf('Reminder')).not.toBeNull();
});

it('keeps no place for a case whose last day stands in no letter of the provider [Z81, Z23]', () => {
  expect(placeOf('PaymentOrder')).toBeNull();
  expect(shownText()).toBe('');
});
