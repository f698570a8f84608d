import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { VisuallyHidden } from './VisuallyHidden.tsx';

it('is part of the name of the control that contains it', () => {
  render(
    <button type="button">
      Betala <VisuallyHidden>ärende 4711</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Betala ärende 4711' })).toBeDefined();
});

it('can name a part of the page with an invisible heading', () => {
  render(<VisuallyHidden as="h2">Dina krav</VisuallyHidden>);
  expect(screen.getByRole('heading', { level: 2, name: 'Dina krav' })).toBeDefined();
});
