// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { draw, shownText } from '../../testing/draw.tsx';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { PaperHead } from './PaperHead.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00+01:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('names the customer and the day of printing, also when the page has been open for days [Z05]', () => {
  draw(
    <StoryFrame>
      <PaperHead />
    </StoryFrame>,
  );
  vi.setSystemTime(new Date('2026-11-23T10:00:00+01:00'));
  dispatchEvent(new Event('beforeprint'));
  // The browser takes its picture of the page when the event ends.
  expect(shownText()).toContain('Maja Lindqvist');
  expect(shownText()).toContain('2026-11-23');
});
