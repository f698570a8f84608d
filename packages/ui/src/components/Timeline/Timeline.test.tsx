import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { Timeline } from './index.ts';

const heading = { heading: 'Det som har hänt', headingLevel: 2 } as const;

it('is a named part of the page with a list in order, which says when before what [Z81]', () => {
  renderWithUi(
    <Timeline
      {...heading}
      events={[
        { key: 'a', time: 'now', when: 'Nu', title: 'Inkasso', text: '100 kr att betala.' },
        { key: 'b', when: '2026-11-05', title: 'Påminnelse' },
      ]}
    />,
  );
  const region = screen.getByRole('region', { name: 'Det som har hänt' });
  const list = within(region).getByRole('list');
  expect(list.localName).toBe('ol');
  expect(list.getAttribute('role')).toBe('list');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['NuInkasso100 kr att betala.', '2026-11-05Påminnelse']);
});

it('keeps a span of days in one text, whose lines break between the days [Z88]', () => {
  const events = [{ key: 'a', when: '2026-06-07 till 2026-09-06', title: 'ABC 12D' }];
  renderWithUi(<Timeline {...heading} events={events} />);
  const when = screen.getByText(
    (_, element) =>
      element?.textContent === '2026-06-07 till 2026-09-06' && element.localName === 'span',
  );
  // The parts of a flex box would be lines of their own.
  expect(when.parentElement?.children).toHaveLength(1);
});

it('is busy while events are on their way, and has no empty list [Z81]', () => {
  const { rerender } = renderWithUi(
    <Timeline {...heading} events={[{ key: 'a', when: 'Nu', title: 'Krav' }]} isLoading />,
  );
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true');
  rerender(<Timeline {...heading} events={[]} foot="Breven kan inte visas just nu." />);
  expect(screen.queryByRole('list')).toBeNull();
  screen.getByText('Breven kan inte visas just nu.');
});

it.each([
  [undefined, ['2026-11-05', '2026-10-01', 'Äldre']],
  [1, ['2026-11-05', 'Äldre', '2026-10-01']],
])('folds the older events away after %s of the others [Z81]', (after, order) => {
  renderWithUi(
    <Timeline
      {...heading}
      events={[
        { key: 'a', when: '2026-11-05', title: 'Påminnelse' },
        { key: 'c', when: '2026-10-01', title: 'Utan försäkring' },
      ]}
      older={{ label: 'Äldre', events: [{ key: 'b', when: '2026-10-20', title: 'Brev' }], after }}
    />,
  );
  const shown = screen.getAllByText(/^(?:2026-1[01]-0\d|Äldre)$/u);
  expect(shown.map(({ textContent }) => textContent)).toEqual(order);
});
