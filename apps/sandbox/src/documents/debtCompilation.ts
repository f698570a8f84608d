import type { CaseRecord, UserRecord } from '../store/customers.ts';
import { heading, paragraph, writtenPersonalNumber, type Paper } from './paper.ts';
import { caseTypeLabel, dateOf, kronorOf, provider, stateLabel } from './words.ts';

interface Debt {
  readonly referenceNumber: string;
  /** What the debt is for, in words. */
  readonly concerns: string;
  readonly registrationNumbers: readonly string[];
  readonly state: string;
  /** In kr, with its unit. */
  readonly amount: string;
}

/** The debts of one day, in words. */
export interface DebtCompilation {
  readonly day: string;
  readonly fullName: string;
  readonly personalNumber: string;
  readonly debts: readonly Debt[];
  readonly balance: string;
  /** What the debt grows with each day; null when nothing grows. */
  readonly dailyIncrease: string | null;
}

/** The customer's debts as they stand on that day: the active cases, in the provider's order. */
export function compileDebts(
  personalNumber: string,
  user: UserRecord,
  cases: readonly CaseRecord[],
  today: string,
): DebtCompilation {
  return {
    day: today,
    fullName: user.fullName,
    personalNumber: writtenPersonalNumber(personalNumber),
    debts: cases
      .filter(({ active }) => active)
      .map((record) => ({
        referenceNumber: record.referenceNumber,
        concerns: [...new Set(record.customerCases.map(caseTypeLabel))].join(', '),
        registrationNumbers: record.registrationNumbers,
        state: stateLabel(record),
        amount: kronorOf(record.amountToPay),
      })),
    balance: kronorOf(user.balance),
    dailyIncrease: user.increasingDebtAmount ? kronorOf(user.increasingDebtAmount) : null,
  };
}

const columns = [
  { header: 'Referensnummer', width: 104, side: 'left' },
  { header: 'Gäller', width: null, side: 'left' },
  { header: 'Reg.nummer', width: 76, side: 'left' },
  { header: 'Läge', width: 128, side: 'left' },
  { header: 'Belopp', width: 76, side: 'right' },
] as const;

/** The compilation as it is kept and printed. */
export function compilationPaper(compilation: DebtCompilation): Paper {
  const { day, fullName, personalNumber, debts, balance, dailyIncrease } = compilation;
  const date = dateOf(day);
  return {
    title: `Skuldsammanställning ${date}`,
    day,
    recipient: `${fullName}, ${personalNumber}`,
    parts: [
      paragraph(
        `Så här stora var dina skulder till ${provider} den ${date}. Betalningar som kommer in senare är inte med.`,
      ),
      heading('Dina aktiva ärenden'),
      debts.length === 0
        ? paragraph('Du hade inga aktiva ärenden.')
        : { kind: 'table', columns: [...columns], rows: debts.map(toRow) },
      heading('Hela skulden'),
      paragraph(balance),
      ...(dailyIncrease === null
        ? []
        : [
            paragraph(
              `Skulden ökar med ${dailyIncrease} per dag så länge ett fordon är oförsäkrat.`,
            ),
          ]),
    ],
  };
}

const toRow = (debt: Debt): string[] => [
  debt.referenceNumber,
  debt.concerns,
  debt.registrationNumbers.join(', ') || 'Saknas',
  debt.state,
  debt.amount,
];
