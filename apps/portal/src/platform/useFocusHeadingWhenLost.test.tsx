// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { draw } from '../testing/draw.tsx';
import { useFocusHeadingWhenLost } from './useFocusHeadingWhenLost.ts';

interface PageProps {
  readonly part: string;
  readonly isPending?: boolean;
}

function Page({ part, isPending = false }: PageProps) {
  useFocusHeadingWhenLost(part, isPending);
  return (
    <main>
      <h1 tabIndex={-1}>Krav</h1>
      <button key={part} type="button">
        {part}
      </button>
    </main>
  );
}

const focused = () => document.activeElement?.textContent;

it('moves focus to the heading when the pressed button is gone [Z54]', () => {
  const change = draw(<Page part="Betala" />);
  document.querySelector('button')?.focus();
  change(<Page part="Visa" />);
  expect(focused()).toBe('Krav');
});

it('waits for the answer, which may bring a message with focus of its own [Z54]', () => {
  const change = draw(<Page part="Betala" />);
  document.querySelector('button')?.focus();
  change(<Page isPending part="Visa" />);
  expect(document.activeElement).toBe(document.body);
  change(<Page part="Visa" />);
  expect(focused()).toBe('Krav');
});

it('leaves focus where the customer has put it [Z54]', () => {
  const change = draw(
    <>
      <input />
      <Page part="Betala" />
    </>,
  );
  document.querySelector('input')?.focus();
  change(
    <>
      <input />
      <Page part="Visa" />
    </>,
  );
  expect(document.activeElement?.localName).toBe('input');
});
