import { beforeEach, describe, expect, it } from 'vitest';

import { createSafeStorage } from '../../platform/storage.ts';
import { createLastAction } from './lastAction.ts';

const morning = 1_795_160_520_000;
let time = morning;
let stored: Map<string, string>;
let writes = 0;

/** The storage that all tabs share. */
const storage: Storage = {
  length: 0,
  clear: () => stored.clear(),
  key: () => null,
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => {
    writes += 1;
    stored.set(key, value);
  },
  removeItem: (key) => {
    stored.delete(key);
  },
};
const refusing: Storage = {
  ...storage,
  getItem: () => {
    throw new Error('forbidden');
  },
  setItem: () => {
    throw new Error('full');
  },
};
const tab = (of: Storage | null = storage) =>
  createLastAction(
    createSafeStorage(() => of),
    () => time,
  );

beforeEach(() => {
  time = morning;
  stored = new Map();
  writes = 0;
});

describe('the last action', () => {
  it('is stored under its name for all tabs [B04, B05]', () => {
    const [one, other] = [tab(), tab()];
    expect(one.read()).toBeNull();
    one.note();
    expect([...stored]).toEqual([['lastAction', String(morning)]]);
    time += 5000;
    expect(other.read()).toBe(morning);
    other.note();
    expect(one.read()).toBe(morning + 5000);
  });

  it('is written at most once a second, and known to the millisecond [B04]', () => {
    const [one, other] = [tab(), tab()];
    for (let moment = 0; moment < 100; moment += 1) {
      time = morning + moment * 9;
      one.note();
    }
    expect(writes).toBe(1);
    expect(one.read()).toBe(morning + 891);
    one.keep();
    expect(other.read()).toBe(morning + 891);
    one.keep();
    expect(writes).toBe(2);
  });

  it('is never set back by a tab that slept while another was used [B05, B03]', () => {
    const [sleeping, used] = [tab(), tab()];
    sleeping.note();
    time += 10;
    sleeping.note();
    time += 900_000;
    used.note();
    sleeping.keep();
    expect([used.read(), sleeping.read()]).toEqual([time, time]);
    expect(stored.get('lastAction')).toBe(String(time));
  });

  it('is written at once when the clock has been set back [B04]', () => {
    const [one, other] = [tab(), tab()];
    one.note();
    time -= 3_600_000;
    one.note();
    expect(stored.get('lastAction')).toBe(String(time));
    expect(other.read()).toBe(time);
  });

  it('is forgotten when the customer logs out [B06]', () => {
    const one = tab();
    one.note();
    time += 10;
    one.note();
    one.forget();
    expect([one.read(), stored.size]).toEqual([null, 0]);
  });

  it('is now when the clock has been set back before it was written [Z45]', () => {
    const one = tab();
    one.note();
    time += 500;
    one.note();
    time = morning - 3_600_000;
    const now = time;
    one.keep();
    time += 60_000;
    expect([one.read(), tab().read(), stored.get('lastAction')]).toEqual([now, now, String(now)]);
  });

  it('is now when the clock has been set back, and from then on counts [B03, Z45]', () => {
    stored.set('lastAction', String(morning + 3_600_000));
    const one = tab();
    expect(one.read()).toBe(morning);
    time += 1000;
    expect(one.read()).toBe(morning);
  });

  it.each(['', 'yesterday', '-5', 'NaN'])('is unknown where %j stands [B03]', (text) => {
    stored.set('lastAction', text);
    expect(tab().read()).toBeNull();
  });

  it.each([null, refusing])('is known to its own tab where nothing can be kept [B04]', (of) => {
    const one = tab(of);
    expect(one.read()).toBeNull();
    one.note();
    one.keep();
    time += 7;
    expect(one.read()).toBe(morning);
    one.forget();
    expect(one.read()).toBeNull();
  });
});
