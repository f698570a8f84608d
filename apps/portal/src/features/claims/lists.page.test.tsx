import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { announced } from '../../testing/pages/announced.ts';
import { openPortal } from '../../testing/pages/openPortal.tsx';
import { follow, mainText } from '../../testing/pages/parts.ts';
import { shownText } from '../../testing/pages/shownText.ts';
import { TableOnPage } from '../../testing/pages/table.ts';

const active = new TableOnPage('Aktiva krav');
const closed = new TableOnPage('Avslutade krav');
const payments = new TableOnPage('Betalningshistorik');
const press = (name: string) =>
  userEvent.click(within(screen.getByRole('tabpanel')).getByRole('button', { name }));
it('the cases keep the server’s order until a column is chosen, and a second press reverses it [C29, U04, U05, U06, Z04]', async () => {
  await openPortal('/krav');
  await expect
    .poll(() => active.names)
    .toEqual([
      '47110023918',
      '47110023926',
      '47110019447',
      '47110018203',
      '47110024031',
      '47110017338',
      '47110016952',
      '47110016204',
      '47110015511',
      '47110014878',
    ]);
  expect(active.order).toEqual([]);
  expect(within(active.header('Status och betalning')).queryByRole('button')).toBeNull();

  await userEvent.click(active.sortButton('Belopp'));
  await expect.poll(() => active.order).toEqual(['Belopp descending']);
  // Sorted as numbers: 864 must not come first.
  expect(active.names.slice(0, 3)).toEqual(['47110016952', '47110016204', '47110013276']);
  await expect.poll(announced).toContain('Sorterat efter Belopp, högst först');
  expect(document.activeElement).toBe(active.sortButton('Belopp'));

  await userEvent.click(active.sortButton('Belopp'));
  await expect.poll(() => active.order).toEqual(['Belopp ascending']);
  expect(active.names.slice(0, 2)).toEqual(['47110024031', '47110012709']);
  await expect.poll(announced).toContain('Sorterat efter Belopp, lägst först');

  active.sortButton('Referensnummer').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => active.order).toEqual(['Referensnummer ascending']);
  expect(active.names.slice(0, 2)).toEqual(['47110012709', '47110013276']);
  await userEvent.keyboard(' ');
  await expect.poll(() => active.order).toEqual(['Referensnummer descending']);
  expect(active.names[0]).toBe('47110024031');
  await expect.poll(announced).toContain('Sorterat efter Referensnummer, Ö till A');

  // A column that was sorted before starts with its default direction again.
  await userEvent.click(active.sortButton('Belopp'));
  await expect.poll(() => active.order).toEqual(['Belopp descending']);
});

it('the tabs say how many active and closed cases there are, and closed cases show no amounts [R06, C09, C12, Z104]', async () => {
  await openPortal('/krav');
  await expect.poll(() => document.title).toBe('Krav – Mina sidor');
  await expect
    .poll(() => screen.queryAllByRole('tab').map((tab) => shownText(tab)))
    .toEqual(['Aktiva (12)', 'Avslutade (3)']);
  const panel = () => screen.getByRole('tabpanel');
  expect(screen.getByRole('heading', { level: 2, name: 'Dina krav' })).toBeDefined();
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Aktiva (12)');
  expect(screen.getByRole('tabpanel', { name: 'Aktiva (12)' })).toBeDefined();
  screen.getByRole('tab', { name: 'Aktiva (12)' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Avslutade (3)');
  expect(screen.getByRole('tabpanel', { name: 'Aktiva (12)' })).toBeDefined();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => closed.names).toEqual(['47110022050', '47110020666', '47110019015']);
  expect(screen.getByRole('tabpanel', { name: 'Avslutade (3)' })).toBeDefined();
  await expect.poll(announced).toContain('Visar Avslutade (3)');
  expect(within(panel()).getAllByRole('columnheader')).toHaveLength(2);
  expect(shownText(panel())).not.toMatch(/\d kr|Avbetalningsplan/u);
  await expect.poll(() => shownText(panel())).toContain('Avslutade krav visas i ett år.');
});

it('the payments of two years show ten at a time, newest first, whichever tab is open [C18, C20, C29, U04, U06, Z04]', async () => {
  await openPortal('/krav');
  await expect.poll(() => payments.rows).toHaveLength(10);
  expect(payments.order).toEqual(['Datum descending']);
  expect(payments.rows[0]).toMatch(/^Inbetalning.*2026-11-04.*Du betalade.*450 kr/u);
  expect(mainText()).toContain('Här ser du betalningar från de två senaste åren.');
  await userEvent.click(screen.getByRole('tab', { name: 'Avslutade (3)' }));
  const group = within(screen.getByRole('group', { name: 'Visar 10 av 14' }));
  await userEvent.click(group.getByRole('button', { name: 'Visa fler' }));
  await expect.poll(() => payments.rows).toHaveLength(14);
  await expect.poll(announced).toContain('Visar 14 av 14');
  await userEvent.click(screen.getByRole('tab', { name: 'Aktiva (12)' }));
  expect(payments.rows).toHaveLength(14);

  await userEvent.click(payments.sortButton('Datum'));
  await expect.poll(() => payments.rows[0]).toContain('2024-12-04');
  await expect.poll(announced).toContain('Sorterat efter Datum, äldst först');
  await userEvent.click(payments.sortButton('Belopp'));
  await expect.poll(() => payments.rows[0]).toContain('2 600 kr');
  expect(payments.order).toEqual(['Belopp descending']);
  await userEvent.click(payments.sortButton('Typ'));
  await expect.poll(() => payments.rows[0]).toContain('Betalning via Kronofogden');
});

it('a link from another page leads to the active cases, Back and a case’s link back to the tab that was left [C09, D03, Z13]', async () => {
  await openPortal('/krav');
  await userEvent.click(await screen.findByRole('tab', { name: 'Avslutade (3)' }));
  const selected = () => screen.queryByRole('tab', { selected: true })?.textContent;
  await userEvent.click(
    within(screen.getByRole('tabpanel')).getAllByRole('link')[0] ?? document.body,
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Tillbaka' }));
  await expect.poll(selected).toBe('Avslutade (3)');
  await follow('Översikt');
  await screen.findByRole('heading', { level: 1, name: 'Hej Maja' });
  history.back();
  await expect.poll(selected).toBe('Avslutade (3)');
  await follow('Översikt');
  await follow('Krav');
  await expect.poll(selected).toBe('Aktiva (12)');
});

it('the cases and the payments come back as they were left, by Back, ’Tillbaka’, the breadcrumb and a reload [Z13, D01, D03]', async () => {
  // Found by tag: computing the names of so many rows would be slower than the page itself.
  const links = () => [...document.querySelectorAll('main a')];
  const followLink = (name = '') =>
    userEvent.click(links().find((link) => shownText(link) === name) ?? document.body);
  const crumbs = () => [...document.querySelectorAll('main nav li')];
  const openCase = async (name = '') => {
    await followLink(name);
    await expect
      .poll(() => crumbs().map(shownText))
      .toEqual(['Översikt', 'Krav', 'Ärendedetaljer']);
  };
  await openPortal('/krav');
  await expect.poll(() => active.names).toHaveLength(10);
  await userEvent.click(active.sortButton('Belopp'));
  await press('Visa fler');
  await userEvent.click(payments.sortButton('Belopp'));
  const group = within(screen.getByRole('group', { name: 'Visar 10 av 14' }));
  await userEvent.click(group.getByRole('button', { name: 'Visa fler' }));
  await expect.poll(() => payments.rows).toHaveLength(14);
  const [cases, paid] = [active.names, payments.rows];
  expect([cases.length, cases[0]]).toEqual([12, '47110016952']);

  const ways: readonly (() => unknown)[] = [
    () => history.back(),
    () => followLink('Tillbaka'),
    () => userEvent.click(crumbs()[1]?.querySelector('a') ?? document.body),
    () => openPortal('/krav'),
  ];
  for (const goBack of ways) {
    await openCase('47110024031');
    expect(crumbs().map((crumb) => crumb.querySelector('a') !== null)).toEqual([true, true, false]);
    await goBack();
    await expect.poll(() => active.names).toEqual(cases);
    expect(active.order).toEqual(['Belopp descending']);
    expect(payments.rows).toEqual(paid);
  }

  await userEvent.click(screen.getByRole('tab', { name: 'Avslutade (3)' }));
  await userEvent.click(closed.sortButton('Referensnummer'));
  const left = closed.names;
  await openCase(left[0]);
  history.back();
  await expect.poll(() => closed.names).toEqual(left);
  await userEvent.click(screen.getByRole('tab', { name: 'Aktiva (12)' }));
  await expect
    .poll(() => active.names, { message: 'another tab begins with ten, in its order' })
    .toHaveLength(10);
  expect(active.names[0]).toBe('47110016952');

  await openCase('47110016952');
  await userEvent.click(crumbs()[0]?.querySelector('a') ?? document.body);
  await expect.poll(() => location.pathname).toBe('/oversikt');
});

it('a search finds cases by any part of a number while the customer types, and is kept on the way back [Z13, Z85]', async () => {
  await openPortal('/krav');
  await expect.poll(() => active.names).toHaveLength(10);
  const field = () => screen.getByRole('searchbox', { name: 'Sök bland dina krav' });
  expect(mainText()).toContain('Referensnummer eller registreringsnummer');
  await userEvent.type(field(), 'rzd 9');
  await expect.poll(() => active.names).toEqual(['47110016204', '47110015511', '47110013276']);
  expect(mainText().split('Visar 3 av 12')).toHaveLength(2);
  await expect.poll(announced).toContain('Visar 3 av 12');
  await userEvent.click(screen.getByRole('link', { name: '47110015511' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Tillbaka' }));
  await expect.poll(() => active.names).toHaveLength(3);
  expect(field()).toHaveProperty('value', 'rzd 9');
  await userEvent.type(field(), '9');
  await expect.poll(mainText).toContain('Inget krav stämmer med sökningen.');
  expect(mainText()).not.toContain('Det finns inga aktiva');
  await expect.poll(announced).toContain('Inget krav stämmer med sökningen.');
  await userEvent.click(screen.getByRole('button', { name: 'Rensa' }));
  await expect.poll(() => active.names).toHaveLength(10);
  expect(document.activeElement).toBe(field());
  // Three closed cases are seen at a glance.
  await userEvent.click(screen.getByRole('tab', { name: 'Avslutade (3)' }));
  await expect.poll(() => closed.names).toHaveLength(3);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(mainText()).not.toContain('Visar 3 av 3');
});
