// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { listenForLife } from './signsOfLife.ts';

const watch = { act: vi.fn(), check: vi.fn(), keep: vi.fn(), stay: vi.fn(), stop: vi.fn() };
let stop: () => void;

beforeEach(() => {
  vi.clearAllMocks();
  stop = listenForLife(watch);
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
  '%s is a sign of life, also where the page keeps it to itself [B04]',
  (type) => {
    const keepToItself = (event: Event) => event.stopPropagation();
    document.body.addEventListener(type, keepToItself);
    happens(new Event(type, { bubbles: true }));
    document.body.removeEventListener(type, keepToItself);
    expect(watch.act).toHaveBeenCalledTimes(1);
  },
);

it('a mouse that moves is one, and a mouse that lies still under a moving page is not [B04, B05]', () => {
  moveTo(10, 10);
  moveTo(10, 10);
  expect(watch.act).toHaveBeenCalledTimes(1);
  moveTo(10, 11);
  moveTo(11, 11);
  expect(watch.act).toHaveBeenCalledTimes(3);
});

it('a page that is seen again is looked at, and one that is hidden tells the other tabs what it knows [B03, B05]', () => {
  becomes('hidden');
  expect([watch.keep.mock.calls.length, watch.check.mock.calls.length]).toEqual([1, 0]);
  becomes('visible');
  expect([watch.keep.mock.calls.length, watch.check.mock.calls.length]).toEqual([1, 1]);
});

it('what is done in another tab is looked at here, and nothing else that is kept is [B05]', () => {
  dispatchEvent(new StorageEvent('storage', { key: 'drafts' }));
  expect(watch.check).not.toHaveBeenCalled();
  dispatchEvent(new StorageEvent('storage', { key: 'lastAction' }));
  expect(watch.check).toHaveBeenCalledTimes(1);
});

it('nothing is heard after the end [B03]', () => {
  stop();
  happens(new Event('click', { bubbles: true }));
  moveTo(20, 20);
  becomes('visible');
  dispatchEvent(new StorageEvent('storage', { key: 'lastAction' }));
  expect([watch.act, watch.check].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
