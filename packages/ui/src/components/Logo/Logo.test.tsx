import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Logo } from './Logo.tsx';

it.each(['header', 'footer'] as const)('names the link that contains it: %s', (variant) => {
  render(
    <a href="/">
      <Logo name="Trafikfonden" variant={variant} />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Trafikfonden' })).toBeDefined();
});
