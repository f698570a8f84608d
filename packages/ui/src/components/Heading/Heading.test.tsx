import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { Heading } from './Heading.tsx';

it('keeps its place in the outline whatever its size', () => {
  render(
    <Heading level={2} size="h3">
      Om Mina sidor
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Om Mina sidor' })).toBeDefined();
});

it('is read with what it is the name of', () => {
  render(
    <Heading eyebrow="Referensnummer" level={1}>
      4711
    </Heading>,
  );
  expect(screen.getByRole('heading', { name: 'Referensnummer 4711' })).toBeDefined();
});

it('takes focus from a change of page and is no stop of the Tab key', async () => {
  render(
    <Heading isFocusTarget level={1}>
      Krav
    </Heading>,
  );
  const heading = screen.getByRole('heading');
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  heading.focus();
  expect(document.activeElement).toBe(heading);
});
