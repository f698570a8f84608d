// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { draw, press, shownText } from '../../../testing/draw.tsx';
import { aConversation, aMessage } from '../../../testing/aConversation.ts';
import { anOverview } from '../../../testing/anOverview.ts';
import { linkTo } from '../../../testing/pages/parts.ts';
import { knownOf, shortCase, type Situation } from '../../../testing/nextSteps.ts';
import { aUser, StoryFrame } from '../../../testing/StoryFrame.tsx';
import { OverviewView } from '../OverviewView.tsx';
import type { OverviewState } from './useNextSteps.ts';

function drawn(situation: Situation, overrides: Partial<OverviewState> = {}) {
  const known = knownOf(situation);
  return (
    <StoryFrame offline={situation.off ?? {}} user={known.user ?? aUser()}>
      <OverviewView state={anOverview(known, overrides)} />
    </StoryFrame>
  );
}

function show(situation: Situation, overrides: Partial<OverviewState> = {}) {
  return draw(drawn(situation, overrides));
}

const text = () => shownText().replaceAll('\u00A0', ' ');
const section = () => document.querySelector('main section');
const headings = () => [...document.querySelectorAll('main h2')].map((one) => one.textContent);
const namesOfLinks = () =>
  [...(section()?.querySelectorAll('a') ?? [])].map(
    (link) => link.getAttribute('aria-label') ?? link.textContent,
  );

const claim = shortCase('47130040118', 'Reminder', 216_700, 'WKA54H');
const offer = shortCase('47000000003', 'TemporaryOffer', 100_000);
const uninsuredCase = shortCase('47120031407', 'Claim', 432_000, 'NPS218', {
  hasOpenUninsuredPeriod: true,
  dayCharge: 18_000,
});

it('begins the overview with what to do, each with its own way on, named by the thing [Z76]', () => {
  show({ cases: [claim], unread: 2 });
  expect(headings()[0]).toBe('Att göra');
  expect(section()?.querySelectorAll('ol > li')).toHaveLength(2);
  expect(text()).toContain(
    'Betala 2 167 krPåminnelse, krav 47130040118. Sista betalningsdag står i påminnelsen.',
  );
  expect(namesOfLinks()).toEqual([
    'Betala kravet, krav 4 7 1 3, 0 0 4 0, 1 1 8',
    'Läs, olästa meddelanden',
  ]);
  expect(linkTo('Betala kravet')).toBe('/krav/47130040118');
  expect(linkTo('Läs')).toBe('/meddelanden');
});

it('lets a long word of a title break where it may, in a narrow window with large text [Z88]', () => {
  const conversation = aConversation({
    subject: 'damage',
    conversationMessages: [aMessage({ createdByIdentity: false, messageSubject: 'damage' })],
  });
  show({ unread: 1, conversation });
  expect(section()?.querySelector('li p')?.innerHTML).toMatch(
    /från Skade<span[^>]*><\/span>avdelningen$/u,
  );
});

it('leads from the case that has gone furthest to that case, and from all of them to the list [Z76, Z87]', () => {
  show({ cases: [claim, shortCase('47120031407', 'Claim', 100_000)] });
  expect(text()).toContain('Krav 47130040118 har gått längst (påminnelse, 2 167 kr).');
  expect(namesOfLinks()).toEqual(['47130040118', 'Visa krav']);
  expect(linkTo('47130040118')).toBe('/krav/47130040118');
  expect(linkTo('Visa krav')).toBe('/krav');
});

it('warns in words of an uninsured vehicle, and leads to the case and to the claims [Z76, O01]', () => {
  show({ user: { unInsuredVehicles: 1 }, cases: [uninsuredCase] });
  expect(section()?.querySelector('li')?.textContent).toMatch(/^Varning: Ditt fordon är/u);
  expect(namesOfLinks()).toEqual([
    'Se hur du stoppar avgiften, krav 4 7 1 2, 0 0 3 1, 4 0 7',
    'Se dina krav',
  ]);
  expect(linkTo('Se dina krav')).toBe('/krav');
});

it('says in words that a plan at risk is urgent, and leads to the claims [Z76, O02]', () => {
  show({ user: { paymentPlanWillBeClosed: true }, cases: 'failed' });
  expect(section()?.querySelector('li')?.textContent).toMatch(/^Viktigt: Din avbetalningsplan/u);
  expect(linkTo('Se dina krav')).toBe('/krav');
});

it('leads to the provider where its pages are closed [Z76, O02]', () => {
  show({ user: { paymentPlanWillBeClosed: true }, off: { claims: false } });
  // Who is asked to get in touch can write, if messages are open (row Z87).
  expect(namesOfLinks()).toEqual(['Kontakta oss (öppnas i ny flik)', 'Skriv till oss']);
  expect(text()).toContain('Vi kan inte visa allt som du har att göra just nu.');
  expect(section()?.querySelector('button')).toBeNull();
});

it('leads to the provider alone where messages are closed, too [Z76, Z87]', () => {
  show({ user: { paymentPlanWillBeClosed: true }, off: { claims: false, messages: false } });
  expect(namesOfLinks()).toEqual(['Kontakta oss (öppnas i ny flik)']);
});

it('links to the rest when lines are left out [Z76]', () => {
  show({ cases: [claim, offer, shortCase('47000000004', 'Ackord', 100_000)], unread: 2 });
  expect(linkTo('Se allt under Krav')).toBe('/krav');
});

it('says that there is nothing to do [Z76]', () => {
  show({});
  expect(headings()[0]).toBe('Du har inget att göra just nu.');
  expect(text()).toContain('Du har ingen skuld och inga olästa meddelanden.');
  expect(document.querySelector('main ol')).toBeNull();
});

it('has no part of its own for a blocked customer with nothing else to do [Z76]', () => {
  show({ user: { matrixCustomerType: 'blockedMatrixCustomer' } });
  expect(section()).toBeNull();
  expect(headings()[0]).toBe('Krav');
});

it('shows nothing but the heading until it can show all [Z76]', () => {
  show({ cases: 'late' }, { isWaiting: true });
  expect(text()).toBe('Hej Maja');
});

it('says that the rest is on its way, and asks again after a failure [Z76]', () => {
  const late = knownOf({ cases: 'late', unread: 2 });
  show({ cases: 'late', unread: 2 }, { early: anOverview(late).next });
  expect(document.querySelector('[aria-busy="true"]')?.textContent).toBe(
    'Hämtar vad du har att göra',
  );

  let retries = 0;
  document.body.replaceChildren();
  show(
    { cases: 'failed' },
    {
      retry: () => {
        retries += 1;
      },
    },
  );
  expect(text()).toContain('Vi kan inte visa allt som du har att göra just nu.');
  press('Försök igen');
  expect(retries).toBe(1);
});

it('moves focus to the heading when asking again has brought the rest, because the button is gone [Z76]', async () => {
  const change = show({ cases: 'failed' });
  press('Försök igen');
  change(drawn({ cases: [claim] }));
  expect(text()).toContain('Betala 2 167 kr');
  await expect.poll(() => document.activeElement?.tagName).toBe('H1');
});

it('opens what came late only when the customer asks for it [Z76]', async () => {
  const early = anOverview(knownOf({ cases: 'late' })).next;
  show({ cases: [claim, offer] }, { early });
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  expect(namesOfLinks()).toEqual(['Betala 2\u00A0167\u00A0kr']);
  expect(linkTo('Betala 2 167 kr')).toBe('/krav/47130040118');
  press('Visa 1 till');
  expect(section()?.querySelectorAll('ol > li')).toHaveLength(2);
  // The pressed button has gone.
  await expect.poll(() => document.activeElement?.tagName).toBe('H1');
});
