// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { draw } from '../testing/draw.tsx';
import { useFocusHeadingOnChange } from './useFocusHeadingOnChange.ts';

interface StepProps {
  readonly title: string;
}

function Steps({ title }: StepProps) {
  useFocusHeadingOnChange(title, { heading: 'main h2' });
  return (
    <main tabIndex={-1}>
      <section key={title}>
        <h2 tabIndex={-1}>{title}</h2>
        <button type="button">Vidare</button>
      </section>
    </main>
  );
}

const focused = (): string | undefined => document.activeElement?.localName;

it('leaves focus alone at first, and then comes to each new heading after a moment in the page', async () => {
  const change = draw(<Steps title="Startar" />);
  expect(focused()).toBe('body');

  for (const title of ['Läs av QR-koden', 'Legitimera dig']) {
    change(<Steps title={title} />);
    expect(focused(), title).toBe('main');
    await expect.poll(focused).toBe('h2');
    expect(document.activeElement?.textContent).toBe(title);
  }
});

it('leaves focus alone while the same part shows', () => {
  const change = draw(<Steps title="Startar" />);
  document.querySelector('button')?.focus();
  change(<Steps title="Startar" />);
  expect(focused()).toBe('button');
});
