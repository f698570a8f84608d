import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { Breadcrumbs } from './index.ts';

const longName = 'Betalningsföreläggandeansökningshandlingar 47110023918';

it('lists the pages from the first to the current one, which is marked and not a link', () => {
  renderWithUi(
    <Breadcrumbs
      items={[
        { label: 'Översikt', href: '/oversikt' },
        { label: 'Krav', href: '/krav' },
        { label: 'Ärendedetaljer' },
      ]}
      label="Brödsmulor"
    />,
  );
  const way = within(screen.getByRole('navigation', { name: 'Brödsmulor' }));
  expect(way.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Översikt',
    'Krav',
    'Ärendedetaljer',
  ]);
  expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/oversikt',
    '/krav',
  ]);
  expect(way.getByText('Ärendedetaljer').getAttribute('aria-current')).toBe('page');
});

it('has the parent page as the back link', () => {
  renderWithUi(
    <Breadcrumbs
      items={[
        { label: 'Översikt', href: '/oversikt' },
        { label: 'Krav', href: '/krav' },
        { label: 'X' },
      ]}
      label="Brödsmulor"
    />,
  );
  const back = screen.getAllByRole('listitem').filter((item) => item.dataset['state'] === 'parent');
  expect(back.map((item) => item.textContent)).toEqual(['Krav']);
});

it('contains all of a long name', () => {
  renderWithUi(
    <Breadcrumbs items={[{ label: longName, href: '/krav/1' }, { label: 'Betala' }]} label="Väg" />,
  );
  expect(screen.getByRole('link', { name: longName }).textContent).toBe(longName);
  expect(screen.getByTitle(longName).textContent).toBe(longName);
});
