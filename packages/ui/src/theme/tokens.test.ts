// @vitest-environment node
import { expect, it } from 'vitest';

import * as library from '../index.ts';
import { below, breakpoints, from } from './index.ts';

it('exports one set of breakpoints, from the library and from its theme [B08]', () => {
  expect(breakpoints).toEqual({ sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 });
  expect(library.breakpoints).toBe(breakpoints);
});

it('puts every window on exactly one side of a breakpoint, also with larger text', () => {
  expect(from('md')).toBe('screen and (min-width: 48em)');
  expect(below('md')).toBe('screen and (max-width: 47.99875em)');
});
