import { expect, it, vi } from 'vitest';

import { perLocale } from './perLocale.ts';

it('makes one for each locale, and for none', () => {
  const make = vi.fn((locale: string | undefined) => ({ locale }));
  const formatOf = perLocale(make);
  expect(formatOf('sv')).toBe(formatOf('sv'));
  expect(formatOf('en')).toEqual({ locale: 'en' });
  expect(formatOf(undefined)).toBe(formatOf(undefined));
  expect(make).toHaveBeenCalledTimes(3);
});
