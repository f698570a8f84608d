import { expect, it } from 'vitest';

import { aConversation, aMessage } from '../../../testing/aConversation.ts';
import { knownOf, shortCase, shortPlan, type Situation } from '../../../testing/nextSteps.ts';
import { type NextSteps, nextStepsOf } from './nextSteps.rules.ts';
import { renewedSteps, shownStepsOf } from './shownSteps.rules.ts';

function stepsOf(situation: Situation): NextSteps {
  const next = nextStepsOf(knownOf(situation));
  if (next === null) throw new Error('Nothing shows.');
  return next;
}

const uninsured = { user: { unInsuredVehicles: 1 } };
const early = stepsOf({ ...uninsured, unread: 2, cases: 'late' });
const ofCase = {
  hasOpenUninsuredPeriod: true,
  dayCharge: 4550,
};
const open = shortCase('47000000001', 'Claim', 100_000, 'ABC123', ofCase);
const claim = shortCase('47000000002', 'Claim', 100_000);
const offer = shortCase('47000000003', 'TemporaryOffer', 100_000);

/** Kinds in order, and what the late row holds. */
function shown(next: NextSteps, before: NextSteps | null, isOpened = false) {
  const { steps, gap, calm, late } = shownStepsOf(next, before, isOpened);
  const kinds = steps.map(({ kind }) => kind);
  const row =
    late?.kind === 'steps'
      ? ['steps', late.first.kind, ...late.others.map(({ kind }) => kind)]
      : late && [late.kind];
  return { kinds, row, gap, calm: calm !== null };
}

it('shows all in order if nothing was late [Z76]', () => {
  expect(shown(stepsOf({ ...uninsured, unread: 2, cases: [open, claim] }), null)).toEqual({
    kinds: ['uninsured', 'ordinary', 'unread'],
    row: null,
    gap: null,
    calm: false,
  });
});

it('keeps a row for what is late [Z76]', () => {
  const shownEarly = { kinds: ['uninsured', 'unread'], row: ['loading'], gap: null, calm: false };
  expect(shown(early, early)).toEqual(shownEarly);
  // Read in the meantime.
  expect(shown(stepsOf({ ...uninsured, cases: 'late' }), early).kinds).toEqual(['uninsured']);
});

it('puts what comes late into that row, and leaves what showed as it was [Z76]', () => {
  const next = stepsOf({ ...uninsured, unread: 2, cases: [open, claim] });
  expect(shown(next, early)).toMatchObject({
    kinds: ['uninsured', 'unread'],
    row: ['steps', 'ordinary'],
  });
  expect(shownStepsOf(next, early, false).steps[0]?.text).toBe(
    'Skulden ökar varje dag tills fordonet är försäkrat eller avställt.',
  );
  expect(shown(next, early, true)).toMatchObject({
    kinds: ['uninsured', 'ordinary', 'unread'],
    row: null,
  });
});

it.each<[string, Situation, readonly string[]]>([
  ['steps', { cases: [claim, offer] }, ['steps', 'ordinary', 'offer']],
  ['that there is nothing to do', {}, ['calm']],
  ['that the answer did not come', { cases: 'failed' }, ['gap']],
])('fills an empty list with %s [Z76]', (_what, situation, row) => {
  expect(shown(stepsOf(situation), stepsOf({ cases: 'late' }))).toEqual({
    kinds: [],
    row,
    gap: null,
    calm: false,
  });
});

it('fills the row with a link to the claims when nothing new comes, or there is no room for it [Z76]', () => {
  expect(shown(stepsOf({ ...uninsured, unread: 2, cases: [open] }), early).row).toEqual(['all']);
  const full = { user: { unInsuredVehicles: 1, paymentPlanWillBeClosed: true }, unread: 2 };
  const atRisk = shortPlan({ left: 80_000, willBeClosed: true });
  const month = shortCase('47000000005', 'InstallmentPlan', 500_000, 'ABC123', atRisk);
  const next = stepsOf({ ...full, cases: [open, month] });
  expect(shown(next, stepsOf({ ...full, cases: 'late' }))).toMatchObject({
    kinds: ['uninsured', 'planAtRisk', 'unread'],
    row: ['all'],
  });
});

it('puts the month of a plan at risk first of what comes late, for only that it is at risk has shown [Z76]', () => {
  const user = { paymentPlanWillBeClosed: true };
  const atRisk = shortPlan({ left: 80_000, willBeClosed: true });
  const month = shortCase('47000000005', 'InstallmentPlan', 500_000, 'ABC123', atRisk);
  const next = stepsOf({ user, unread: 1, cases: [month, claim] });
  const before = stepsOf({ user, unread: 1, cases: 'late' });
  const { steps, late } = shownStepsOf(next, before, false);
  expect(steps.map(({ title }) => title)).toEqual([
    'Din avbetalningsplan kan avslutas',
    'Läs ditt olästa meddelande',
  ]);
  expect(late).toMatchObject({
    first: { title: 'Betala 800\u00A0kr senast 30\u00A0november' },
    others: [{ kind: 'ordinary' }],
  });
});

it('keeps the link to what is left out for the opened list [Z76]', () => {
  const next = stepsOf({
    unread: 2,
    cases: [claim, offer, shortCase('47000000004', 'Ackord', 100_000)],
  });
  const before = stepsOf({ unread: 2, cases: 'late' });
  expect(shownStepsOf(next, before, false).leftOut).toBe(0);
  expect(shownStepsOf(next, before, true).leftOut).toBe(1);
});

it('keeps the words of a step when only its details come late [Z76]', () => {
  const before = stepsOf({ unread: 1, cases: [claim] });
  const next = stepsOf({
    unread: 1,
    cases: [claim],
    conversation: aConversation({
      conversationMessages: [aMessage({ createdByIdentity: false })],
    }),
  });
  expect(next.steps[1]?.title).toBe('Läs meddelandet från Kundcenter');
  expect(shownStepsOf(next, before, false).steps[1]?.title).toBe('Läs ditt olästa meddelande');
  expect(shownStepsOf(next, before, false).late).toBeNull();
});

it('renews the amounts of what showed first, and drops what is over [Z76, Z26]', () => {
  const first = stepsOf({
    user: { unInsuredVehicles: 1, increasingDebtAmount: 4550 },
    unread: 2,
    cases: 'late',
  });
  const now = stepsOf({
    user: { unInsuredVehicles: 1, increasingDebtAmount: 9000 },
    cases: 'late',
  });
  expect(renewedSteps(first, now).steps.map(({ text }) => text)).toEqual([
    'Skulden ökar med 90\u00A0kr per dag tills fordonet är försäkrat eller avställt.',
  ]);
  expect(renewedSteps(first, null).steps).toEqual([]);
});
