import { type ClaimCase, systems, type User } from '@mina-sidor/api-client';

import { accessOf } from './accessOf.ts';
import type { SiteState } from '../domain/access.ts';
import type { CaseWithPayments } from '../domain/payability.ts';
import type { Goal, Known, KnownClaims } from '../features/overview/nextSteps/nextStep.ts';
import type { NextSteps } from '../features/overview/nextSteps/nextSteps.rules.ts';
import { aCase } from './aCase.ts';
import { aPlan } from './aPlan.ts';
import { aUser } from './StoryFrame.tsx';

const everySystemOn: SiteState = Object.fromEntries(systems.map((system) => [system, true]));

export interface Situation {
  readonly user?: Partial<User>;
  readonly off?: SiteState;
  /** Known cases, or why they are not known. */
  readonly cases?: readonly CaseWithPayments[] | 'late' | 'failed';
  readonly hasOspec?: boolean;
  readonly unread?: number | null;
  readonly conversation?: Known['conversation'];
  readonly payments?: Known['payments'];
}

/** What is known of a customer on 24 November 2026. The debt is what the cases ask for, unless told. */
export function knownOf({ cases = [], hasOspec = false, ...situation }: Situation): Known {
  const { user: facts, off = {}, unread = 0, conversation = null, payments = {} } = situation;
  const balance =
    typeof cases === 'string'
      ? 100_000
      : cases.reduce((sum, { amountToPay }) => sum + (amountToPay ?? 0), 0);
  const user = aUser({ balance, ...facts });
  const itsAccess = accessOf(user, { ...everySystemOn, ...off }, null);
  const claims: KnownClaims =
    itsAccess.claims !== 'open'
      ? { status: 'notAsked' }
      : typeof cases === 'string'
        ? { status: cases }
        : { status: 'known', cases, hasOspec };
  return {
    user,
    access: itsAccess,
    claims,
    unread: itsAccess.systems.messages ? unread : null,
    conversation,
    payments,
    today: '2026-11-24',
  };
}

/** A case in short: number, state, amount in öre, vehicles. */
export function shortCase(
  referenceNumber: string,
  stateName: ClaimCase['stateName'],
  amountToPay: number | null,
  vehicles = '',
  overrides: Partial<ClaimCase> = {},
): ClaimCase {
  const registrationNumbers = vehicles === '' ? [] : vehicles.split(' ');
  return aCase({ referenceNumber, stateName, amountToPay, registrationNumbers, ...overrides });
}

interface ShortPlan {
  readonly expected?: number | null;
  readonly left: number | null;
  readonly day?: string;
  readonly willBeClosed?: boolean;
  readonly next?: readonly [amountLeftToPay: number | null, date: string] | null;
}

/** A plan in short: this month and the next one. */
export function shortPlan({
  left,
  expected = left,
  day = '2026-11-30',
  willBeClosed = false,
  next = null,
}: ShortPlan): Partial<ClaimCase> {
  return {
    paymentPlanInfo: aPlan({
      activeAmortizationOccasion: {
        expectedAmount: expected,
        paidAmount: 0,
        amountLeftToPay: left,
        date: day,
      },
      nextAmortizationOccasion: next === null ? null : { amountLeftToPay: next[0], date: next[1] },
      willBeClosed,
    }),
  };
}

/** What the customer has to do, a line each: kind, title, text, button and goal. `⍽` is a no-break space. */
export function written(next: NextSteps | null): readonly string[] {
  if (next === null) return [];
  const { steps, leftOut, gap, calm } = next;
  return [
    ...steps.map(
      ({ kind, title, text, action }) =>
        `[${kind}] ${title} | ${text ?? ''} | ${action.label} → ${addressOf(action.goal)}`,
    ),
    ...(leftOut > 0 ? [`+${String(leftOut)} under Krav`] : []),
    ...(calm === null ? [] : [`CALM ${calm.title} | ${calm.text ?? ''}`]),
    ...(gap === null ? [] : [`NOTE ${gap}`]),
  ].map((line) => line.replaceAll('\u00A0', '⍽').trimEnd());
}

function addressOf(goal: Goal): string {
  switch (goal.to) {
    case 'claims':
      return '/krav';
    case 'case':
      return `/krav/${goal.referenceNumber}`;
    case 'month':
      return '/krav#manaden';
    case 'messages':
      return '/meddelanden';
    case 'contact':
      return 'contactUs';
  }
}

/** What makes a case's debt grow. */
export function uninsured(dayCharge: number | null): Partial<ClaimCase> {
  return { hasOpenUninsuredPeriod: true, dayCharge };
}

/** A customer, and what the overview says in the form of the design's list. */
export type Row = readonly [name: string, situation: Situation, expected: readonly string[]];
