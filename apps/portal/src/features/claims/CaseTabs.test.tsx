// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { aCase } from '../../testing/aCase.ts';
import { press, shownText } from '../../testing/draw.tsx';
import { drawInFrame } from '../../testing/drawInFrame.tsx';
import { CaseTabs } from './CaseTabs.tsx';

const rows = () => document.querySelectorAll('tbody tr').length;

const casesOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aCase({ referenceNumber: String(47_110_000_000 + index) }),
  );

function open(count: number): void {
  drawInFrame(<CaseTabs active={casesOf(count)} closed={[]} />);
}

it.each([
  [10, []],
  [11, ['Visa fler']],
  [24, ['Visa fler']],
  [25, ['Visa fler', 'Visa alla']],
])(
  'of %i cases shows ten, with these buttons for the others: %j [C13, C14, C15]',
  (count, names) => {
    open(count);
    expect(rows()).toBe(10);
    // The number says nothing while all of them show.
    expect(shownText().includes(`Visar 10 av ${String(count)}`)).toBe(count > 10);
    const shown = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(shown.filter((name) => name.startsWith('Visa'))).toEqual(names);
  },
);

it('shows the first rows again when the customer comes back to a tab [C16]', () => {
  open(30);
  expect(rows()).toBe(10);
  press('Visa alla');
  expect(rows()).toBe(30);
  press('Avslutade (0)');
  expect(rows()).toBe(0);
  press('Aktiva (30)');
  expect(rows()).toBe(10);
});
