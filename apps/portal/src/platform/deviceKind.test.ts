import { describe, expect, it } from 'vitest';

import { deviceKindOf } from './deviceKind.ts';

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const oldIPad =
  'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1';
const androidPhone =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';
const androidTablet =
  'Mozilla/5.0 (Linux; Android 16; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

describe('deviceKindOf', () => {
  it.each([
    ['a Mac', mac, 0, 'desktop'],
    ['an iPad that calls itself a Mac', mac, 5, 'tablet'],
    ['an old iPad', oldIPad, 5, 'tablet'],
    ['an iPhone', iPhone, 5, 'mobile'],
    ['an Android phone', androidPhone, 5, 'mobile'],
    ['an Android tablet', androidTablet, 5, 'tablet'],
    ['Windows', windows, 0, 'desktop'],
    ['Windows with a touch screen', windows, 10, 'desktop'],
  ])('knows %s [L09]', (_name, userAgent, maxTouchPoints, kind) => {
    expect(deviceKindOf({ userAgent, maxTouchPoints })).toBe(kind);
  });
});
