// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { listenForActions } from './customerActions.ts';

const watch = {
  act: vi.fn(),
  read: vi.fn(),
  check: vi.fn(),
  keep: vi.fn(),
  stay: vi.fn(),
  stop: vi.fn(),
};
let height = 2000;
let observe: () => void = () => undefined;
const pageBecomes = (newHeight: number) => {
  height = newHeight;
};
let stop: () => void;

beforeEach(() => {
  vi.clearAllMocks();
  height = 2000;
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        observe = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  stop = listenForActions(watch);
});
afterEach(() => stop());

const happens = (event: Event) => document.body.dispatchEvent(event);
const moveTo = (screenX: number, screenY: number) =>
  happens(new MouseEvent('mousemove', { screenX, screenY, bubbles: true }));
const becomes = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

it.each(['click', 'mousedown', 'wheel', 'touchstart', 'touchmove', 'keydown'])(
  '%s is an action, even if the page stops its propagation [B04]',
  (type) => {
    const keepToItself = (event: Event) => event.stopPropagation();
    document.body.addEventListener(type, keepToItself);
    happens(new Event(type, { bubbles: true }));
    document.body.removeEventListener(type, keepToItself);
    expect(watch.act).toHaveBeenCalledTimes(1);
  },
);

it.each([
  ['focus moves', () => happens(new FocusEvent('focusin', { bubbles: true }))],
  [
    'a text is selected',
    () => document.dispatchEvent(new Event('selectionchange', { bubbles: true })),
  ],
  ['the page is scrolled', () => document.dispatchEvent(new Event('scroll', { bubbles: true }))],
  ['a part of the page is scrolled', () => happens(new Event('scroll'))],
])('the customer may be reading when %s [Z102]', (_what, act) => {
  act();
  expect([watch.read.mock.calls.length, watch.act.mock.calls.length]).toEqual([1, 0]);
});

it('a page that scrolls because it has changed is not read for that reason [Z102, B05]', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const scrolls = () => document.dispatchEvent(new Event('scroll', { bubbles: true }));
  pageBecomes(2400);
  scrolls();
  observe();
  now.mockReturnValue(1100);
  scrolls();
  expect(watch.read).not.toHaveBeenCalled();
  now.mockReturnValue(1300);
  scrolls();
  expect(watch.read).toHaveBeenCalledTimes(1);
});

it('a pointer that moves is an action once, not again as the mouse that it moves [B04, Z102]', () => {
  happens(new MouseEvent('pointermove', { screenX: 5, screenY: 5, bubbles: true }));
  moveTo(5, 5);
  expect(watch.act).toHaveBeenCalledTimes(1);
});

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
  happens(new Event('focusin', { bubbles: true }));
  happens(new Event('scroll'));
  moveTo(20, 20);
  becomes('visible');
  dispatchEvent(new StorageEvent('storage', { key: 'lastAction' }));
  expect([watch.act, watch.read, watch.check].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
