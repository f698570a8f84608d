// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { shownText } from '../../testing/draw.tsx';
import { drawInFrame } from '../../testing/drawInFrame.tsx';
import { texts } from '../../texts.ts';
import { PaperHead } from './PaperHead.tsx';

it('names the provider, the customer and the day of printing, also when the page has been open for days [Z05]', () => {
  let day = '2026-11-20';
  drawInFrame(<PaperHead />, { now: () => Date.parse(`${day}T10:00:00+01:00`) });
  day = '2026-11-23';
  dispatchEvent(new Event('beforeprint'));
  // The browser takes its picture of the page when the event ends.
  expect(shownText()).toContain(texts.shell.providerName);
  expect(shownText()).toContain('Maja Lindqvist');
  expect(shownText()).toContain('2026-11-23');
});
