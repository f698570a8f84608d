import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { DigitGroups } from './index.ts';

afterEach(cleanup);

it('is one number in the page’s text [Z25]', () => {
  const { container } = render(<DigitGroups value="47110023918" />);
  expect(container.textContent).toBe('47110023918');
  expect(container.querySelectorAll('span > span').length).toBe(3);
});

it('draws a Plusgiro number with a hyphen that is neither read nor copied [Z25]', () => {
  const { container } = render(<DigitGroups groups="plusgiro" value="12 34 56-6" />);
  expect(container.textContent).toBe('1234566');
});

it('is one number in the page’s text when it is read digit by digit [Z25]', () => {
  const { container } = render(<DigitGroups isSpelledOut value="471100239188" />);
  expect(container.textContent).toBe('471100239188');
  const groups = [...container.querySelectorAll('span > span:has(span)')];
  expect(groups.map((group) => group.textContent)).toEqual(['4711', '0023', '9188']);
});
