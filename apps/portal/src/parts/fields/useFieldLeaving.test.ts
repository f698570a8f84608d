// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createFieldLeaving } from './useFieldLeaving.ts';

const onLeft = vi.fn<(field: 'email' | 'message') => void>();
const leaving = createFieldLeaving<'email' | 'message'>();
let stop: () => void = () => undefined;
let hasWindowFocus = true;

function point(type: 'pointerdown' | 'pointerup' | 'pointercancel'): void {
  document.dispatchEvent(new Event(type));
}

beforeEach(() => {
  vi.useFakeTimers();
  onLeft.mockReset();
  hasWindowFocus = true;
  vi.spyOn(document, 'hasFocus').mockImplementation(() => hasWindowFocus);
  stop = leaving.watch(onLeft);
});
afterEach(() => stop());

describe('a field that has been left', () => {
  it('is reported at once when it was left by keyboard [V05]', () => {
    leaving.leave('email');
    vi.runAllTimers();
    expect(onLeft.mock.calls).toEqual([['email']]);
    vi.runAllTimers();
    expect(onLeft).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerup', 'pointercancel'] as const)(
    'is reported after the press that took focus has ended by %s, so that nothing moves during the press [V05]',
    (end) => {
      point('pointerdown');
      leaving.leave('message');
      vi.runAllTimers();
      expect(onLeft).not.toHaveBeenCalled();
      point(end);
      // The click event comes in this turn.
      expect(onLeft).not.toHaveBeenCalled();
      vi.runAllTimers();
      expect(onLeft.mock.calls).toEqual([['message']]);
    },
  );

  it('is not reported while another window has focus [V05]', () => {
    hasWindowFocus = false;
    leaving.leave('email');
    vi.runAllTimers();
    expect(onLeft).not.toHaveBeenCalled();
  });

  it('is reported to nobody when the form has unmounted', () => {
    leaving.leave('email');
    stop();
    vi.runAllTimers();
    point('pointerup');
    vi.runAllTimers();
    expect(onLeft).not.toHaveBeenCalled();
  });
});
