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
