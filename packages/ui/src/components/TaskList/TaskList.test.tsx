import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { type Task, TaskList, TasksDone } from './index.ts';

const pay: Task = {
  key: 'pay',
  icon: null,
  tone: 'critical',
  title: 'Betala 100 kr',
  text: 'Sista dagen är i morgon.',
  action: { label: 'Betala', about: 'krav 4711', href: '/krav/4711' },
  secondAction: { label: 'Se dina krav', href: '/krav' },
};
const ask: Task = {
  key: 'ask',
  icon: null,
  title: 'Fråga oss',
  action: { label: 'Kontakta oss', href: 'https://example.se/', isExternal: true },
};

it('is a named part of the page with a list in order, each with its way on [Z76]', () => {
  renderWithUi(<TaskList heading="Att göra" headingLevel={2} tasks={[pay, ask]} />);
  const region = screen.getByRole('region', { name: 'Att göra' });
  const list = within(region).getByRole('list');
  expect(list.localName).toBe('ol');
  expect(list.getAttribute('role')).toBe('list');
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^Varning: Betala 100 kr/u);
  expect(second?.textContent).toMatch(/^Fråga oss/u);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/krav/4711',
    '/krav',
    'https://example.se/',
  ]);
  screen.getByRole('link', { name: 'Betala, krav 4711' });
  screen.getByRole('link', { name: /^Kontakta oss \(öppnas i ny flik\)$/u });
});

it('has no empty list, and says when its last row is loading [Z76]', () => {
  const { rerender } = renderWithUi(
    <TaskList heading="Att göra" headingLevel={2} isLate lateRow="Hämtar" tasks={[]} />,
  );
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByText('Hämtar').getAttribute('aria-busy')).toBe('true');
  rerender(<TaskList heading="Att göra" headingLevel={2} lateRow="Klart" tasks={[]} />);
  expect(screen.getByText('Klart').getAttribute('aria-busy')).toBe('false');
});

it('says under a heading that nothing is to be done [Z76]', () => {
  renderWithUi(<TasksDone headingLevel={2} title="Inget att göra" />);
  screen.getByRole('heading', { level: 2, name: 'Inget att göra' });
});

it('opens the way on of the most urgent task in a new tab too, if it leads out of the site [Z76]', () => {
  renderWithUi(<TaskList heading="Att göra" headingLevel={2} tasks={[ask]} />);
  const link = screen.getByRole('link', { name: 'Kontakta oss (öppnas i ny flik)' });
  expect(link.getAttribute('target')).toBe('_blank');
});
