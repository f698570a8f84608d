import { render, screen } from '@testing-library/react';
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
