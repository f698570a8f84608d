// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { listenForActions } from './customerActions.ts';

const watch = { act: vi.fn(), check: vi.fn(), keep: vi.fn(), stay: vi.fn(), stop: vi.fn() };
let stop: () => void;

beforeEach(() => {
  vi.clearAllMocks();
  stop = listenForActions(watch);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const happens = (event: Event) => document.body.dispatchEvent(event);
const moveTo = (screenX: number, screenY: number) =>
  happens(new MouseEvent('mousemove', { screenX, screenY, bubbles: true }));
const becomes = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

it.each(['click', 'mousedown', 'wheel', 'touchstart', 'keydown'])(
  '%s is an action, even if the page stops its propagation [B04]',
  (type) => {
    const keepToItself = (event: Event) => event.stopPropagation();
    document.body.addEventListener(type, keepToItself);
    happens(new Event(type, { bubbles: true }));
    document.body.removeEventListener(type, keepToItself);
    expect(watch.act).toHaveBeenCalledTimes(1);
  },
);

it('a mouse that moves is an action, a page that moves under the mouse is not [B04, B05]', () => {
  moveTo(10, 10);
  moveTo(10, 10);
  expect(watch.act).toHaveBeenCalledTimes(1);
  moveTo(10, 11);
  moveTo(11, 11);
  expect(watch.act).toHaveBeenCalledTimes(3);
});

it('checks when the page becomes visible, and writes the last action when it is hidden [B03, B05]', () => {
  becomes('hidden');
  expect([watch.keep.mock.calls.length, watch.check.mock.calls.length]).toEqual([1, 0]);
  becomes('visible');
  expect([watch.keep.mock.calls.length, watch.check.mock.calls.length]).toEqual([1, 1]);
});

it('checks after an action in another tab, and after no other change of the storage [B05]', () => {
  dispatchEvent(new StorageEvent('storage', { key: 'drafts' }));
  expect(watch.check).not.toHaveBeenCalled();
  dispatchEvent(new StorageEvent('storage', { key: 'lastAction' }));
  expect(watch.check).toHaveBeenCalledTimes(1);
});

it('hears nothing after the end [B03]', () => {
  stop();
  happens(new Event('click', { bubbles: true }));
  moveTo(20, 20);
  becomes('visible');
  dispatchEvent(new StorageEvent('storage', { key: 'lastAction' }));
  expect([watch.act, watch.check].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
