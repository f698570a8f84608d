import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';

import { Hero } from './Hero.tsx';

it('reads greeting, task and explanation in this order, and can focus the greeting', () => {
  const headingRef = createRef<HTMLHeadingElement>();
  const { container } = render(
    <Hero
      aside="Om Mina sidor"
      heading="Välkommen"
      headingRef={headingRef}
      lead="Här ser du din skuld."
      main="Logga in"
    />,
  );
  expect(container.textContent).toBe('VälkommenHär ser du din skuld.Logga inOm Mina sidor');
  headingRef.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
