import { cleanup, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';

import { DigitGroups } from './index.ts';

afterEach(cleanup);

it('is one number in the page’s text [Z25]', () => {
  const { container } = render(<DigitGroups value="47110023918" />);
  expect(container.textContent).toBe('47110023918');
  expect(container.innerHTML.replaceAll(/<[^>]+>/gu, '|')).toBe('|4711|0023|918|');
});

it.each([
  ['plusgiro', '12 34 56-6', '1234566'],
  ['bankgiro', '5051-2345', '50512345'],
] as const)(
  'draws a %s number with a hyphen that is neither read nor copied [Z25]',
  (groups, value, text) => {
    const { container } = render(<DigitGroups groups={groups} value={value} />);
    expect(container.textContent).toBe(text);
  },
);

it('is one number in the page’s text when it is read digit by digit [Z25]', () => {
  const { container } = render(<DigitGroups isSpelledOut value="471100239188" />);
  expect(container.textContent).toBe('471100239188');
  const groups = [...container.querySelectorAll('span > span:has(span)')];
  expect(groups.map((group) => group.textContent)).toEqual(['0023']);
});

it.each([
  ['47110023918', undefined, 1],
  ['ABC12D', [3], 1],
  ['ABC', [3], 0],
] as const)('draws as few elements as it can when it is bare: %s', (value, groups, count) => {
  const { container } = render(<DigitGroups groups={groups} isBare value={value} />);
  expect(container.textContent).toBe(value);
  expect(container.querySelectorAll('*').length).toBe(count);
});

it('keeps its attributes and its ref when it is bare, on an element around the number', () => {
  const ref = createRef<HTMLSpanElement>();
  const { container } = render(
    <>
      <DigitGroups aria-describedby="hint" data-test="ocr" isBare value="47110023918" />
      <DigitGroups isBare ref={ref} value="47110023918" />
    </>,
  );
  const given = container.querySelector('[data-test="ocr"][aria-describedby="hint"]');
  expect(given?.textContent).toBe('47110023918');
  expect(ref.current?.textContent).toBe('47110023918');
});
