// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import { shownText } from '../testing/draw.tsx';
import { drawInFrame } from '../testing/drawInFrame.tsx';
import { useUnreadCount } from './useUnreadCount.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

function Count() {
  return <output>{String(useUnreadCount())}</output>;
}

it('is asked for once, also when the server fails, because the page works without it [Q28]', async () => {
  const answer = vi.fn((_path: string) => new Response(null, { status: 500 }));
  drawInFrame(<Count />, { answer });
  const calls = () =>
    answer.mock.calls.filter(([path]) => path.includes('GetNumberOfUnreadConversations'));
  await expect.poll(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls()).toHaveLength(1);
  expect(shownText()).toBe('null');
});
