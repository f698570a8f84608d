// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import { shownText } from '../testing/draw.tsx';
import { drawInFrame } from '../testing/drawInFrame.tsx';
import { useToday } from './useToday.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

it('is the next day soon after midnight in Sweden, on a page that has stayed open', async () => {
  let now = Date.parse('2026-11-30T23:59:30+01:00');
  drawInFrame(<Day />, { now: () => now });
  expect(shownText()).toBe('2026-11-30');
  now += 60_000;
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.poll(shownText).toBe('2026-12-01');
});

function Day() {
  return useToday();
}
