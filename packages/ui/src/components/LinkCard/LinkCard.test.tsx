import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { Badge } from '../Badge/index.ts';
import { LinkCard } from './LinkCard.tsx';

it('reads its badge once, as part of the link [Z54]', () => {
  renderWithUi(
    <LinkCard
      badge={<Badge count={2} label="2 olästa meddelanden" />}
      headingLevel={2}
      href="/meddelanden"
      icon={null}
      linkLabel="Läs meddelanden"
      title="Meddelanden"
    />,
  );
  const link = screen.getByRole('link', { name: /^Läs meddelanden .*2 olästa meddelanden$/u });
  expect(link.getAttribute('href')).toBe('/meddelanden');
  expect(heard('2 olästa meddelanden')).toEqual([]);
});

it('reads the description instead of the badge, once, as part of the link [Z54]', () => {
  renderWithUi(
    <LinkCard
      badge={<Badge count={2} />}
      description="2 olästa meddelanden"
      headingLevel={2}
      href="/meddelanden"
      icon={null}
      linkLabel="Läs meddelanden"
      title="Meddelanden"
    />,
  );
  const link = screen.getByRole('link', { name: 'Läs meddelanden 2 olästa meddelanden' });
  expect(link.hasAttribute('aria-describedby')).toBe(false);
  expect(heard('2 olästa meddelanden')).toEqual([]);
});

/** Where a screen reader finds the text in its place, beside the name of the link. */
function heard(text: string): readonly HTMLElement[] {
  return screen
    .getAllByText(text)
    .filter((element) => element.closest('[aria-hidden="true"]') === null);
}

it('has no link, a warning colour and a reason when its system is offline [O04]', () => {
  const { container } = renderWithUi(
    <LinkCard
      headingLevel={2}
      icon={null}
      reason="Stängt just nu."
      title="Skador"
      unavailable="offline"
      variant="brand"
    />,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.querySelector('[data-tone="warning"]')).not.toBeNull();
  expect(screen.getByText('Stängt just nu.')).toBeDefined();
});

it('says why there is nothing to open without a warning, and what the user can do', () => {
  const { container } = renderWithUi(
    <LinkCard
      action={<a href="https://example.com/anmal">Anmäl en skada</a>}
      headingLevel={2}
      icon={null}
      reason="Har du råkat ut för en skada?"
      title="Skador"
      unavailable="information"
    />,
  );
  expect(container.querySelector('[data-tone="warning"]')).toBeNull();
  expect(screen.getByRole('link', { name: 'Anmäl en skada' })).toBeDefined();
});
