import type { CaseRecord, UserRecord } from '../store/store.ts';
import { heading, paragraph, recipientOf, type Paper } from './paper.ts';
import { concerns, dateOf, kronorOf, provider, stateLabel, vehicles } from './words.ts';

const columns: Extract<Paper['parts'][number], { readonly kind: 'table' }>['columns'] = [
  { header: 'Referensnummer', width: 104, side: 'left' },
  { header: 'Gäller', width: null, side: 'left' },
  { header: 'Reg.nummer', width: 76, side: 'left' },
  { header: 'Läge', width: 128, side: 'left' },
  { header: 'Belopp', width: 76, side: 'right' },
];

/** The customer's debts as they stand on that day: the active cases, in the provider's order. */
export function compilationPaper(
  personalNumber: string,
  { fullName, balance, increasingDebtAmount }: UserRecord,
  cases: readonly CaseRecord[],
  day: string,
): Paper {
  const date = dateOf(day);
  const rows = cases
    .filter(({ active }) => active)
    .map((record) => [
      record.referenceNumber,
      concerns(record),
      vehicles(record),
      stateLabel(record),
      kronorOf(record.amountToPay),
    ]);
  const growth = increasingDebtAmount
    ? `Skulden ökar med ${kronorOf(increasingDebtAmount)} per dag så länge ett fordon är oförsäkrat.`
    : null;
  return {
    title: `Skuldsammanställning ${date}`,
    day,
    recipient: recipientOf({ fullName, personalNumber }),
    parts: [
      paragraph(
        `Så här stora var dina skulder till ${provider} den ${date}. Betalningar som kommer in senare är inte med.`,
      ),
      heading('Dina aktiva ärenden'),
      rows.length === 0
        ? paragraph('Du hade inga aktiva ärenden.')
        : { kind: 'table', columns, rows },
      heading('Hela skulden'),
      paragraph(kronorOf(balance)),
      ...(growth === null ? [] : [paragraph(growth)]),
    ],
  };
}
