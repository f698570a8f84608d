// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { draw, shownText } from '../testing/draw.tsx';
import { StoryFrame } from '../testing/StoryFrame.tsx';
import { useToday } from './useToday.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('is the next day soon after midnight in Sweden, on a page that has stayed open', async () => {
  let now = Date.parse('2026-11-30T23:59:30+01:00');
  draw(
    <StoryFrame now={() => now}>
      <Day />
    </StoryFrame>,
  );
  expect(shownText()).toBe('2026-11-30');
  now += 60_000;
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.poll(shownText).toBe('2026-12-01');
});

function Day() {
  return useToday();
}
