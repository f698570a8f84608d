import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { customers } from '../../../e2e/support/customers.ts';
import { announced } from '../../testing/pages/announced.ts';
import { write } from '../../testing/pages/messagesPage.ts';
import { openPortal, reload, sandbox } from '../../testing/pages/openPortal.tsx';
import { linkTo } from '../../testing/pages/parts.ts';
import { shownText } from '../../testing/pages/shownText.ts';
import { holdUploads, recordForms } from '../../testing/pages/uploads.ts';

const reference = '47130040118';
const path = '/api/Communication/PostMessage';

const main = () => shownText(screen.getByRole('main'));
const focused = () => shownText(document.activeElement);
const tab = () => screen.findByRole('tab', { name: /^Ställ en ny fråga/u });
const panel = () => within(screen.getByRole('tabpanel', { name: /^Ställ en ny fråga/u }));
const field = (name: RegExp) => panel().getByRole<HTMLTextAreaElement>('textbox', { name });
const subject = () => panel().queryByRole<HTMLSelectElement>('combobox', { name: /^Ämne/u });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const about = () =>
  main()
    .replace(/.*(?=Gäller)/u, '')
    .slice(0, 60);

/** Not the link below every page. */
async function followInPage(name: RegExp | string): Promise<void> {
  const link = () => {
    const page = screen.queryByRole('main');
    return page === null ? null : (within(page).queryAllByRole('link', { name })[0] ?? null);
  };
  await expect.poll(link).not.toBeNull();
  await userEvent.click(link() ?? document.body);
}

/** Follows the link of Signe's case. */
async function writeAboutCase(): Promise<void> {
  await openPortal(`/krav/${reference}`, { as: customers.signe });
  await followInPage('Skicka meddelande');
  await expect.poll(() => location.pathname).toBe('/meddelanden');
}

describe('a question that is asked from a case', () => {
  it('that should not be paid before a payment has found its case is about the case too [Z80]', async () => {
    await sandbox.changeCustomer(customers.signe.personalNumber, { hasOspec: true });
    await openPortal(`/krav/${reference}`, { as: customers.signe });
    await followInPage('Skriv till oss om betalningen');
    await expect.poll(about).toContain(`Gäller krav${reference}`);
  });

  it('is about the case, which is no part of the address and no draft yet, and is sent with its number; focus says the heading, and that the form shows is announced [Z80, Z21, Z104]', async () => {
    const forms = recordForms(path);
    await writeAboutCase();
    await expect.poll(() => announced().join(' ')).toContain('Visar Ställ en ny fråga');
    await expect.poll(focused).toBe('Meddelanden');
    await expect.poll(about).toContain(`Gäller krav${reference}Oförsäkrat fordon, WKA 54H`);
    expect(linkTo(reference), 'so that the case can be read again [Z87]').toBe(
      `/krav/${reference}`,
    );
    expect(location.href).not.toMatch(/4713|krav/u);
    expect(shownText(await tab())).toBe('Ställ en ny fråga');
    expect(subject()).toBeNull();
    const place = 'Du får svaret här på Mina sidor, bland dina startade konversationer.';
    expect(main(), 'the form begins with what it is about').not.toContain(place);
    reload();
    await expect.poll(about).toContain(`Gäller krav${reference}`);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('4713');

    await write(field(/^Meddelande/u), 'Stämmer beloppet?');
    await write(field(/^E-post/u), 'signe@example.se');
    await press('Skicka');
    await expect.poll(focused).toContain('Din fråga är skickad');
    expect(linkTo(/^Till krav/u), 'the way back').toBe(`/krav/${reference}`);
    expect(forms).toEqual([
      expect.objectContaining({
        portalMessageType: 'Insurance',
        systemReferenceNumber: reference,
        message: 'Stämmer beloppet?',
      }),
    ]);
    // The next question may be about anything.
    await press('Ställ en ny fråga');
    await userEvent.selectOptions(subject() ?? document.body, 'Övrigt');
    expect(main(), 'what is written now is no other draft').not.toContain('Du har ett utkast');
    await userEvent.selectOptions(subject() ?? document.body, '');
    expect(subject()?.value).toBe('');
    expect(main()).not.toContain('Gäller krav');
    expect(main()).toContain(place);
    expect(field(/^E-post/u).value, 'asked once in a session').toBe('signe@example.se');
  });

  it('leaves a draft as it is until the customer wants it to be about the case [Z80, M10]', async () => {
    await openPortal('/meddelanden', { as: customers.signe });
    await userEvent.click(await tab());
    await write(field(/^Meddelande/u), 'Hej! Jag undrar');
    await userEvent.selectOptions(subject() ?? document.body, 'Övrigt');
    await writeAboutCase();
    await expect.poll(main).toContain('Du har ett utkast som inte är skickat.');
    expect(main()).not.toContain('Gäller krav');
    expect([field(/^Meddelande/u).value, subject()?.value]).toEqual(['Hej! Jag undrar', 'Other']);
    await press('Byt till krav 4713\u00A00040\u00A0118');
    await expect.poll(about).toContain(`Gäller krav${reference}`);
    expect(main()).not.toContain('Du har ett utkast');
    expect(field(/^Meddelande/u).value).toBe('Hej! Jag undrar');
    expect(document.activeElement).toBe(field(/^Meddelande/u));
  });

  it('comes after the conversation that the customer already has about it [Z80, M16]', async () => {
    await openPortal('/krav/47110023918');
    await followInPage('Skicka meddelande');
    await expect.poll(main).toContain('Du har redan en konversation om krav 4711 0023 918');
    const time = screen.getByText(/Senaste svaret: Kundcenter, /u).textContent;
    expect(time, 'in one piece').toMatch(/Kundcenter, [^ ]+\d\d/u);
    await press('Fortsätt i konversationen');
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole('textbox', { name: 'Svara' }));
  });

  it('is not shown to the next customer who goes back to it [Z80, L25]', async () => {
    await writeAboutCase();
    await expect.poll(about).toContain(reference);
    const state: unknown = history.state;
    await openPortal('/meddelanden', { as: customers.maja });
    history.replaceState(state, '');
    reload();
    await expect.poll(main).toContain('Startade konversationer');
    expect(main()).not.toMatch(/4713|Gäller/u);
    await userEvent.click(await tab());
    expect(subject()?.value).toBe('');
  });

  it('is asked on the provider’s own page while messages are closed, also below the page [Z80]', async () => {
    await sandbox.setSystems({ communication: false });
    await openPortal(`/krav/${reference}`, { as: customers.signe });
    await screen.findByRole('link', { name: /^Kontakta oss/u });
    expect(screen.queryAllByRole('link', { name: /^Skicka meddelande/u })).toEqual([]);
  });
});

it('a question about a damage is asked from the list of damages [Z80]', async () => {
  await openPortal('/skador');
  // Not the first of the list.
  await followInPage('Skriv till oss om skada 2026/0412');
  await expect.poll(about).toContain('Gäller skada2026/0412Påkörning bakifrån');
});

/** Sends a question about something else, and opens Signe's case before it arrives. Gives what lets it through. */
async function openCaseWhileSending(): Promise<() => void> {
  const letThrough = holdUploads(path);
  await openPortal('/meddelanden', { as: customers.signe });
  await userEvent.click(await tab());
  await userEvent.selectOptions(subject() ?? document.body, 'Övrigt');
  await write(field(/^Meddelande/u), 'Hej på er');
  await write(field(/^E-post/u), 'signe@example.se');
  await press('Skicka');
  for (const address of ['/krav', `/krav/${reference}`]) {
    const link = () => document.querySelector(`a[href="${address}"]`);
    await expect.poll(link).not.toBeNull();
    await userEvent.click(link() ?? document.body);
  }
  return letThrough;
}

it.each(['before', 'after'])(
  'a question about a case can be written while another one is being sent, whose answer comes %s the form opens [Z80, M07]',
  async (when) => {
    const letThrough = await openCaseWhileSending();
    if (when === 'before') {
      letThrough();
      await expect.poll(main).toContain('Ditt meddelande är skickat');
    }
    await followInPage('Skicka meddelande');
    if (when === 'after') {
      await expect.poll(() => field(/^Meddelande/u).value).toBe('Hej på er');
      letThrough();
      await expect.poll(main).toContain('Din fråga är skickad');
      expect(
        screen.queryByRole('button', { name: 'Ställ en ny fråga' }),
        'the form is there',
      ).toBeNull();
      expect(main(), 'what was sent is not about the case').not.toContain('Till krav');
    }
    await expect.poll(about).toContain(`Gäller krav${reference}`);
    expect(field(/^Meddelande/u).value).toBe('');
  },
);

it('a question about a case is confirmed alone, also when another question failed while its form was open [Z80, M07]', async () => {
  const letThrough = await openCaseWhileSending();
  await followInPage('Skicka meddelande');
  await expect.poll(() => field(/^Meddelande/u).value).toBe('Hej på er');
  await sandbox.addFault({ path, status: 500, times: 1 });
  letThrough();
  await expect.poll(main).toContain('Försök gärna igen.');
  await press('Byt till krav 4713\u00A00040\u00A0118');
  await press('Skicka');
  await expect.poll(main).toContain('Din fråga är skickad');
  expect(main(), 'an empty form would make the customer doubt it').not.toContain('Bifoga filer');
});

it('e-mail address and phone number of a question are there for a register extract, until the log-out [Z85]', async () => {
  await openPortal('/meddelanden', { as: customers.signe });
  await userEvent.click(await tab());
  await userEvent.selectOptions(subject() ?? document.body, 'Övrigt');
  await write(field(/^Meddelande/u), 'Hej på er');
  await write(field(/^E-post/u), 'signe@example.se');
  await write(field(/^Mobil/u), '070-174 06 05');
  await press('Skicka');
  await expect.poll(focused).toContain('Din fråga är skickad');
  const form = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  await openPortal('/registerutdrag', { as: customers.signe });
  await expect.poll(form).toEqual(['signe@example.se', '070-174 06 05']);
  await openPortal('/registerutdrag', { as: customers.maja });
  await expect.poll(form).toEqual(['', '']);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('signe@');
});
