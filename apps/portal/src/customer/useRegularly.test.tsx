// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import { draw } from '../testing/draw.tsx';
import { StoryFrame } from '../testing/StoryFrame.tsx';
import { useRegularly } from './useRegularly.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

const act = vi.fn();

function Regular({ isWanted }: { readonly isWanted: boolean }) {
  useRegularly(isWanted, 30_000, act);
  return null;
}

it('acts after each pause while it is wanted, and never after that [H12]', () => {
  act.mockReset();
  const frame = (isWanted: boolean) => (
    <StoryFrame>
      <Regular isWanted={isWanted} />
    </StoryFrame>
  );
  const change = draw(frame(true));
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledTimes(2);
  change(frame(false));
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledTimes(2);
});
