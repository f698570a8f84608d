// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { aCase } from '../../testing/aCase.ts';
import { drawOnce } from '../../testing/drawOnce.tsx';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { mainText } from '../../testing/pages/parts.ts';
import { CaseHelp } from './CaseHelp.tsx';

const goesOn = 'Kravet går vidare som vanligt tills du har fått besked om planen.';
const tooLate = 'Avbetalningsplan går inte när kravet är hos inkasso eller Kronofogden.';

it.each([
  ['Reminder', [goesOn]],
  ['Collection', [tooLate]],
  ['Contestation', []],
])('a case in state %s says of an installment plan %j [Z33]', (stateName, expected) => {
  drawOnce(
    <StoryFrame>
      <CaseHelp claimCase={aCase({ stateName })} />
    </StoryFrame>,
  );
  const text = mainText();
  expect(text).toContain('Kan du inte betala allt nu?');
  expect([goesOn, tooLate].filter((sentence) => text.includes(sentence))).toEqual(expected);
});
