import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { groupEnd, spelledOut } from './DigitGroups.css.ts';
import { bareDigitGroups, DigitGroups } from './index.ts';

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

it('is read with a pause after each digit, and a longer one after each group [Z103]', () => {
  const { container } = render(<DigitGroups isSpelledOut value="47110023918" />);
  expect(container.textContent).toBe('47110023918');
  const pauses = [...container.querySelectorAll('span')]
    .filter(({ childElementCount }) => childElementCount === 0)
    .map(({ className, textContent }) => {
      if (className === spelledOut) return `${textContent} `;
      return className === groupEnd ? `${textContent}, ` : textContent;
    });
  expect(pauses.join('')).toBe('4 7 1 1, 0 0 2 3, 9 1 8');
});

it.each([
  ['47110023918', undefined, 1],
  ['ABC12D', [3], 1],
  ['ABC', [3], 0],
] as const)('draws as few elements as it can when it is bare: %s', (value, groups, count) => {
  const { container } = render(bareDigitGroups(value, groups));
  expect(container.textContent).toBe(value);
  expect(container.querySelectorAll('*').length).toBe(count);
});
