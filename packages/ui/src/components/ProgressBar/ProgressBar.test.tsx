import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { ProgressBar } from './index.ts';

const bar = (): HTMLProgressElement => screen.getByRole('progressbar', { name: 'Skickar filer' });

it.each([
  [0, 0, '0 %'],
  [0.456, 0.456, '46 %'],
  [1, 1, '100 %'],
  [1.2, 1, '100 %'],
  [-1, 0, '0 %'],
])('shows %d as %d and %s', (value, shown, words) => {
  renderWithUi(<ProgressBar label="Skickar filer" value={value} />);
  expect(bar().value).toBe(shown);
  expect(bar().getAttribute('aria-valuetext')?.replaceAll('\u00A0', ' ')).toBe(words);
  expect(screen.getByText(words, { exact: true }).getAttribute('aria-hidden')).toBe('true');
});

it.each([
  undefined,
  // No bytes of no bytes.
  Number.NaN,
])('says only that something is running when the progress is unknown: %s', (value) => {
  renderWithUi(<ProgressBar label="Skickar filer" value={value} />);
  expect(bar().hasAttribute('value')).toBe(false);
  expect(bar().hasAttribute('aria-valuetext')).toBe(false);
});

it('states the progress in the given words', () => {
  renderWithUi(<ProgressBar label="Skickar filer" value={0.5} valueText="Fil 1 av 2" />);
  expect(bar().getAttribute('aria-valuetext')).toBe('Fil 1 av 2');
});

it('does not announce each step', () => {
  const { rerender } = renderWithUi(<ProgressBar label="Skickar filer" value={0} />);
  rerender(<ProgressBar label="Skickar filer" value={0.5} />);
  expect(announced()).toEqual([]);
});
