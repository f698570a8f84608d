import { fireEvent, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { announced } from '../../testing/pages/announced.ts';
import { documentSection } from '../../testing/pages/documentSection.ts';
import { openPortal, reload } from '../../testing/pages/openPortal.tsx';
import { follow } from '../../testing/pages/parts.ts';
import { shownText } from '../../testing/pages/shownText.ts';

const demands = documentSection('Kravbrev och utskick');
const extracts = documentSection('Registerutdrag');
const filterName = () => shownText(demands.filter());

const openFilter = async (section: typeof demands) => {
  await expect.poll(() => section.filter()).not.toBeNull();
  await userEvent.click(section.filter() ?? document.body);
  return within(section.root());
};

it('the filter finds a letter by number, name, way and date together [K08, K09, K12, Z08]', async () => {
  await openPortal('/dokument');
  const root = await openFilter(demands);
  const reference = root.getByRole<HTMLInputElement>('textbox', { name: 'Referensnummer' });

  // The number takes digits only, and any part of it.
  await userEvent.type(reference, '11 00a2-3918');
  expect(reference.value).toBe('110023918');
  expect(reference.maxLength).toBe(15);
  await expect.poll(() => demands.dates()).toEqual(['2026-11-16', '2026-11-01', '2026-09-25']);
  await expect.poll(() => shownText(demands.root())).toContain('Visar 3 av 51 dokument');
  expect(filterName()).toContain('1 filter används');
  // Unfiltered lists are not announced.
  await expect
    .poll(() => announced().filter((text) => /\d dokument/u.test(text)))
    .toEqual(['Kravbrev och utskick: Visar 3 av 51 dokument']);

  // Within a field any, between fields all.
  await userEvent.click(root.getByRole('button', { name: /^Skickat via /u }));
  const ways = root.getByRole('group', { name: 'Skickat via' });
  expect(within(ways).getAllByRole('checkbox')).toHaveLength(3);
  await expect.poll(() => shownText(ways)).toMatch(/Brev ?E-post ?Kivra/u);
  await userEvent.keyboard('{Escape}');
  await demands.choose('Dokument', 'Påminnelse');
  await expect.poll(() => demands.dates()).toEqual(['2026-11-01']);
  await demands.choose('Dokument', 'Kravbrev');
  await expect.poll(() => demands.dates()).toEqual(['2026-11-01', '2026-09-25']);
  await demands.choose('Skickat via', 'Kivra');
  await expect.poll(() => demands.dates()).toEqual(['2026-09-25']);
  expect(filterName()).toContain('3 filter används');

  // No hits say so, and what clears is near.
  await userEvent.clear(reference);
  await userEvent.type(reference, '9999');
  await expect.poll(() => shownText(demands.root())).toContain('Inga dokument passar filtret.');
  expect(demands.table()).toBeNull();
  await userEvent.click(root.getByRole('button', { name: 'Rensa filter' }));
  await expect.poll(() => demands.rows().length).toBe(10);
  expect(
    within(demands.root()).getByRole<HTMLInputElement>('textbox', { name: 'Referensnummer' }).value,
  ).toBe('');
  expect(document.activeElement).toBe(demands.filter());
  expect(filterName()).not.toContain('används');
});

it('a section’s filter has a field only for each of its columns [K12]', async () => {
  await openPortal('/dokument');
  const root = await openFilter(extracts);
  expect(root.getByRole('button', { name: /^Dokument Alla$/u })).toBeDefined();
  expect(root.getByRole('group', { name: 'Datum' })).toBeDefined();
  expect(root.queryByRole('textbox', { name: 'Referensnummer' })).toBeNull();
  expect(root.queryByRole('button', { name: /^Skickat via/u })).toBeNull();
});

it('dates filter once the customer has paused, include both days, and limit each other [K10, K11]', async () => {
  await openPortal('/dokument');
  const root = await openFilter(demands);
  const from = root.getByLabelText<HTMLInputElement>('Från');
  const to = root.getByLabelText<HTMLInputElement>('Till');

  fireEvent.change(from, { target: { value: '2026-11-10' } });
  expect(demands.rows(), 'not at once').toHaveLength(10);
  await expect.poll(() => demands.dates()).toEqual(['2026-11-16', '2026-11-10', '2026-11-10']);
  expect(to.min).toBe('2026-11-10');
  fireEvent.change(to, { target: { value: '2026-11-10' } });
  await expect.poll(() => demands.rows().length).toBe(2);
  expect(from.max).toBe('2026-11-10');

  to.focus();
  fireEvent.change(to, { target: { value: '2026-11-09' } });
  to.blur();
  await expect
    .poll(() => shownText(demands.root()))
    .toContain('Välj 2026-11-10 eller ett senare datum.');
  expect(demands.rows(), 'a span that no day is in filters nothing').toHaveLength(2);
  await userEvent.click(root.getByRole('button', { name: 'Rensa filter' }));
  await expect.poll(() => demands.rows().length).toBe(10);
  const dates = ['Från', 'Till'].map(
    (name) => within(demands.root()).getByLabelText<HTMLInputElement>(name).value,
  );
  expect(dates).toEqual(['', '']);
});

it('clearing empties a day too that is still being typed [K10]', async () => {
  await openPortal('/dokument');
  const root = await openFilter(demands);
  await userEvent.type(root.getByRole('textbox', { name: 'Referensnummer' }), '47110023918');
  await expect.poll(() => demands.dates()).toHaveLength(3);
  const clear = root.getByRole('button', { name: 'Rensa filter' });
  // Before the pause after which the day would filter.
  fireEvent.change(root.getByLabelText('Från'), { target: { value: '2026-11-10' } });
  fireEvent.click(clear);
  await expect.poll(() => demands.rows().length).toBe(10);
  expect(within(demands.root()).getByLabelText<HTMLInputElement>('Från').value).toBe('');
});

it('sort order, number of documents and filter are kept over another page and a reload, and a filter that is in use is open then [Z13, Z08]', async () => {
  await openPortal('/dokument');
  await openFilter(demands);
  await demands.choose('Skickat via', 'Kivra');
  // The rows follow the choice a little later.
  await expect.poll(() => shownText(demands.root())).toMatch(/\d+ av 51 dokument passar/u);
  await userEvent.click(within(demands.root()).getByRole('button', { name: /^Datum/u }));
  await userEvent.click(within(demands.root()).getByRole('button', { name: 'Visa fler' }));
  await expect.poll(() => demands.rows().length).toBe(20);
  const shown = demands.dates();
  expect(shown).toEqual(shown.toSorted());
  await follow('Översikt');
  await follow(/^Dokument/u);
  await expect.poll(() => demands.dates()).toEqual(shown);
  expect(demands.filter()?.getAttribute('aria-expanded')).toBe('true');
  await expect.poll(() => extracts.filter()?.getAttribute('aria-expanded')).toBe('false');
  reload();
  await expect.poll(() => demands.dates()).toEqual(shown);
  expect(filterName()).toContain('1 filter används');
});
