import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { Badge } from './Badge.tsx';

it('is part of the name of its link, with the whole count in words [U02]', () => {
  renderWithUi(
    <a href="/meddelanden">
      Meddelanden <Badge count={12} label="12 olästa meddelanden" />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Meddelanden 12 olästa meddelanden' })).toBeDefined();
});

it('renders nothing at zero [U01]', () => {
  renderWithUi(<Badge count={0} label="0 olästa meddelanden" />);
  expect(screen.queryByText('0 olästa meddelanden')).toBeNull();
});

it('announces a risen count once, also with several badges, and nothing else', () => {
  const badges = (count: number) => (
    <>
      <Badge count={count} isAnnounced label={`${String(count)} olästa`} />
      <Badge count={count} isAnnounced label={`${String(count)} olästa`} />
      <Badge count={count} label={`${String(count)} meddelanden`} />
    </>
  );
  const { rerender } = renderWithUi(badges(2));
  expect(announced()).toEqual([]);
  rerender(badges(3));
  expect(announced()).toEqual(['3 olästa']);
  rerender(badges(1));
  expect(announced()).toEqual(['3 olästa']);
});

it('announces the first new item on a page that had none', () => {
  const { rerender } = renderWithUi(<Badge count={0} isAnnounced label="0 olästa" />);
  rerender(<Badge count={1} isAnnounced label="1 oläst" />);
  expect(announced()).toEqual(['1 oläst']);
});
