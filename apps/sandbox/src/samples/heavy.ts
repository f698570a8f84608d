import type { CaseItem, CasePlan, CaseState, Persona } from './persona.ts';
import { heavyConversations } from './heavyConversations.ts';

/** How many active cases Gunnar Oxelgren has unless the sandbox is told otherwise. */
export const defaultHeavyCases = 2000;

const transactionsPerCase = 2.5;
const documentsPerCase = 0.5;
const daysOfHistory = 730;
const closedDays = 360;

/** Each state, with the fewest days that a case in it is overdue. No open period and no plan in danger is among them. */
const states: readonly (readonly [CaseState, number])[] = [
  ['Claim', 0],
  ['Reminder', 10],
  ['Collection', 40],
  ['PaymentOrder', 110],
  [null, 0],
  ['InstallmentPlan', 60],
  ['Contestation', 160],
  ['Decision', 220],
  ['TemporaryOffer', 190],
  ['Verdict', 300],
  ['Ackord', 240],
  ['Foreclosure', 380],
];

const dayCharges = [180, 45, 30, 200, 20] as const;

const historyTypes = [
  'CustomerPayment',
  'CustomerPayment',
  'KfmPayment',
  'CustomerPayment',
  'SkadeSystemPayment',
  'Correction',
  'CustomerPayment',
  'Repayment',
] as const;

/** The item at this index, counted round and round. */
function turn<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('The list is empty.');
  return item;
}

/**
 * The number's place in a walk through all numbers below `size`, with steps that share no factor with it: each
 * comes once, in an order that looks mixed but is the same every time.
 */
const mixed = (index: number, size: number, step: number): number => ((index + 1) * step) % size;

const referenceNumbers = 100_003;
const referenceNumberOf = (index: number): string =>
  String(47_900_000_000 + mixed(index, referenceNumbers, 61_803));

const letters = 'ABCDEFGHJKLMNOPRSTUWXYZ';
const lastCharacters = '0123456789ABCDEFGHJKLMNPRSTUWXYZ';

/** The registration number of the vehicle; different for each of the first 23³. */
function plateOf(vehicle: number): string {
  const name = mixed(vehicle, letters.length ** 3, 7519);
  const letter = (place: number): string =>
    letters.charAt(Math.floor(name / letters.length ** place) % letters.length);
  const digits = String(mixed(vehicle, 100, 37)).padStart(2, '0');
  const last = lastCharacters.charAt(mixed(vehicle, lastCharacters.length, 13));
  return `${letter(2)}${letter(1)}${letter(0)}${digits}${last}`;
}

/** What the case is about. A period ends a month before its debt is overdue. */
function itemsOf(index: number, overdueDays: number): CasePlan['items'] {
  const ended = overdueDays + 30 + (index % 25);
  const started = ended + 4 + ((index * 13) % 85);
  // A few amounts have öre.
  const capital = 700 + ((index * 317) % 5200) + (index % 40 === 0 ? 0.5 : 0);
  const uninsured: CaseItem = {
    caseType: 'of-ärende',
    startedDaysAgo: started,
    endedDaysAgo: ended,
    dayCharge: turn(dayCharges, index),
  };
  const premium: CaseItem = {
    caseType: 'premiekrav',
    capital,
    startedDaysAgo: started,
    endedDaysAgo: ended,
  };
  switch (index % 7) {
    case 1:
      return [premium];
    case 3:
      return [{ caseType: 'självrisk', capital, damagedDaysAgo: started }];
    case 4:
      return [uninsured, premium];
    case 5:
      return [
        {
          caseType: index % 2 === 0 ? 'ägarregress' : 'förarregress',
          capital,
          damagedDaysAgo: started,
        },
      ];
    default:
      return [uninsured];
  }
}

function vehiclesOf(index: number): string[] {
  // Three cases in a row are about the same vehicle.
  const vehicle = Math.floor(index / 3);
  if (index % 7 === 3) return [];
  return index % 14 === 4 ? [plateOf(vehicle), plateOf(vehicle + 1)] : [plateOf(vehicle)];
}

function activeCase(index: number): CasePlan {
  const [state, overdueAtLeast] = turn(states, index);
  const overdueDays = overdueAtLeast === 0 ? 0 : overdueAtLeast + (index % 30);
  return {
    referenceNumber: referenceNumberOf(index),
    state,
    items: itemsOf(index, overdueDays),
    vehicles: vehiclesOf(index),
    overdueDays,
    ...(state === 'InstallmentPlan' && { plan: { monthlyAmount: 500 } }),
  };
}

function closedCase(index: number, closed: number): CasePlan {
  const daysAgo = 1 + Math.floor((index * closedDays) / closed);
  return {
    referenceNumber: referenceNumberOf(referenceNumbers - 2 - index),
    state: index % 3 === 0 ? 'Collection' : 'Claim',
    items: itemsOf(index, daysAgo + 10),
    vehicles: vehiclesOf(index),
    closed: { daysAgo, by: index % 3 === 0 ? 'KfmPayment' : 'CustomerPayment' },
  };
}

function historyItem(index: number, count: number): Persona['history'][number] {
  return {
    type: turn(historyTypes, index),
    daysAgo: Math.floor((index * daysOfHistory) / count),
    amount: 60 + mixed(index, 4940, 1873) + (index % 50 === 0 ? 0.5 : 0),
  };
}

const listOf = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/**
 * Gunnar Oxelgren: so many cases that a slow page shows it. No vehicle is uninsured and no payment is on its
 * way, so that the whole debt can be paid at once, with every case in it.
 */
export function heavy(activeCases: number) {
  const closed = Math.min(57, activeCases);
  const history = Math.max(Math.round(activeCases * transactionsPerCase) - closed, 0);
  return {
    cases: [
      ...listOf(activeCases, activeCase),
      ...listOf(closed, (index) => closedCase(index, closed)),
    ],
    history: listOf(history, (index) => historyItem(index, history)),
    conversations: heavyConversations(activeCases),
    letterLimit: Math.round(activeCases * documentsPerCase),
  };
}
