import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Band } from './Band.tsx';

it('hides its ornament from screen readers', () => {
  const { container } = render(<Band edge="ornament">Din skuld just nu</Band>);
  const band = container.firstElementChild;
  expect(band?.lastElementChild?.getAttribute('aria-hidden')).toBe('true');
  expect(band?.textContent).toBe('Din skuld just nu');
});
