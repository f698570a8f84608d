import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { disclosureContract } from '../../testing/contracts/disclosureContract.tsx';
import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { CaseProgress } from './index.ts';

const steps = [
  { key: 'claim', title: 'Krav', content: <a href="/krav">Läs om krav</a> },
  { key: 'reminder', title: 'Påminnelse', content: 'Vi påminner.' },
  { key: 'collection', title: 'Inkasso', content: 'Kravet går till inkasso.' },
];

const road = (currentKey: string | null) => (
  <CaseProgress
    currentKey={currentKey}
    currentLabel="Här är du nu"
    headingLevel={2}
    passedLabel="passerat"
    steps={steps}
    title="Om du inte betalar i tid"
  />
);

disclosureContract('CaseProgress', {
  closed: road('reminder'),
  title: 'Krav',
  link: 'Läs om krav',
});

const openTitles = () =>
  [...document.querySelectorAll('details[open] h3')].map((one) => one.textContent.trim());

it('marks the current step in words and opens only that step [D21]', () => {
  renderWithUi(road('reminder'));
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(items.map((item) => within(item).queryByText('Här är du nu') !== null)).toEqual([
    false,
    true,
    false,
  ]);
  expect(items.map((item) => within(item).queryByText('passerat') !== null)).toEqual([
    true,
    false,
    false,
  ]);
  expect(openTitles()).toEqual(['Steg 2 av 3 Påminnelse Här är du nu']);
});

it('opens the next step when the case has reached it, and leaves what the user reads [D21]', () => {
  const { rerender } = renderWithUi(road('reminder'));
  const summary = screen.getByText('Påminnelse').closest('summary');
  summary?.focus();
  rerender(road('collection'));
  expect(openTitles()).toEqual([
    'Steg 2 av 3 Påminnelse passerat',
    'Steg 3 av 3 Inkasso Här är du nu',
  ]);
  expect(document.activeElement).toBe(summary);
});

it('is a section named by its title, with the steps one level below', () => {
  renderWithUi(road('claim'));
  const section = screen.getByRole('region', { name: 'Om du inte betalar i tid' });
  const titles = within(section).getAllByRole('heading', { level: 3 });
  expect(titles.map((one) => one.textContent.trim())).toEqual([
    'Steg 1 av 3 Krav Här är du nu',
    'Steg 2 av 3 Påminnelse',
    'Steg 3 av 3 Inkasso',
  ]);
});
