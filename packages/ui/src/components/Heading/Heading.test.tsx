import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { Heading } from './Heading.tsx';

it('keeps its heading level whatever its size', () => {
  render(
    <Heading level={2} size="h3">
      Om Mina sidor
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Om Mina sidor' })).toBeDefined();
});

it('is read together with its small text', () => {
  render(
    <Heading eyebrow="Referensnummer" level={1}>
      4711
    </Heading>,
  );
  expect(screen.getByRole('heading', { name: 'Referensnummer 4711' })).toBeDefined();
});

it('can be focused after a change of page, but is no tab stop', async () => {
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
