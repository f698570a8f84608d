// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { press } from '../../testing/draw.tsx';
import { drawInFrame } from '../../testing/drawInFrame.tsx';
import { DamageTable } from './DamageTable.tsx';
import type { DamageRow } from './damages.rules.ts';

const damage: DamageRow = {
  key: '1',
  type: 'Parkeringsskada',
  date: '2026-11-20',
  number: '2026/1187',
  webNumber: null,
};

it.each([
  ['while they load', { status: 'loading' } as const, true],
  [
    'when one has it',
    { status: 'ready', value: [damage, { ...damage, key: '2', webNumber: 'W1' }] } as const,
    true,
  ],
  ['when none has it', { status: 'ready', value: [damage] } as const, false],
])('has a column for the number from the web %s: %s [S01]', (_, state, hasColumn) => {
  drawInFrame(<DamageTable state={state} />);
  const headers = [...document.querySelectorAll('th[scope="col"]')].map(
    ({ textContent }) => textContent,
  );
  expect(headers.some((header) => header.includes('Webbnummer'))).toBe(hasColumn);
});

it.each([
  [10, []],
  [11, ['Visa alla']],
  [24, ['Visa alla']],
  [25, ['Visa fler', 'Visa alla']],
])('of %i damages shows ten, with these buttons for the others: %j [S05]', (count, buttons) => {
  const value = Array.from({ length: count }, (_, index) => ({ ...damage, key: String(index) }));
  drawInFrame(<DamageTable state={{ status: 'ready', value }} />);
  expect(document.querySelectorAll('tbody tr')).toHaveLength(10);
  const shown = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(shown.filter((name) => name.startsWith('Visa'))).toEqual(buttons);
});

it.each([
  ['Ärendenummer', ['A', 'B']],
  ['Webbnummer', ['B', 'A']],
])('is sorted by what the column %s shows [S04, U06]', (column, order) => {
  const value = [
    { ...damage, type: 'B', key: '2', number: '2026/2', webNumber: 'W1' },
    { ...damage, type: 'A', key: '1', number: '2026/1', webNumber: 'W2' },
  ];
  drawInFrame(<DamageTable state={{ status: 'ready', value }} />);
  press(column);
  const types = [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
  expect(types).toEqual(order);
});

it('on a phone names both numbers of a damage, and nothing else [S01, Z88]', () => {
  drawInFrame(<DamageTable state={{ status: 'ready', value: [{ ...damage, webNumber: 'W1' }] }} />);
  const labels = [...document.querySelectorAll('tbody [data-label]')].map((cell) =>
    cell.getAttribute('data-label'),
  );
  expect(labels).toEqual(['Ärendenummer', 'Webbnummer']);
});

it('without any damage leads to where one is reported [S03, S06]', () => {
  drawInFrame(<DamageTable state={{ status: 'ready', value: [] }} />);
  expect(document.querySelector('a')?.href).toBe('https://trafikfonden.example/damageReport');
});
