import type { CaseRecord, UserRecord } from '../store/customers.ts';
import type { DamageRecord } from '../store/damages.ts';
import {
  facts,
  heading,
  paragraph,
  writtenPersonalNumber,
  type Paper,
  type PaperPart,
} from './paper.ts';
import { caseTypeLabel, dateOf, provider, stateLabel } from './words.ts';

/** What the provider knows of a person. */
export interface KnownFacts {
  readonly personalNumber: string;
  readonly user: Pick<UserRecord, 'fullName'>;
  readonly cases: readonly CaseRecord[];
  readonly damages: readonly DamageRecord[];
  readonly conversations: number;
  readonly email: string;
  readonly phone: string;
}

/** Rows of a table that are written out; how many more there are is said below it. */
const longest = 100;

/** A register extract: which data the provider keeps about the person on that day, why and for how long. */
export function extractPaper(known: KnownFacts, day: string): Paper {
  const { personalNumber, user, cases, damages, conversations, email, phone } = known;
  const written = writtenPersonalNumber(personalNumber);
  return {
    title: `Registerutdrag ${dateOf(day)}`,
    day,
    recipient: `${user.fullName}, ${written}`,
    parts: [
      paragraph(
        `Här är de personuppgifter som ${provider} hade om dig den ${dateOf(day)}. Uppgifterna är påhittade.`,
      ),
      heading('Vem du är'),
      facts({ Namn: user.fullName, Personnummer: written, 'E-post': email, Telefon: phone }),
      heading('Dina ärenden'),
      ...table(['Referensnummer', 'Gäller', 'Reg.nummer', 'Läge'], cases.map(toCaseRow)),
      heading('Dina skador'),
      ...table(
        ['Skadenummer', 'Skada', 'Skadedag'],
        damages.map(({ damageNumber, damageType, damageDate }) => [
          damageNumber,
          damageType,
          damageDate,
        ]),
      ),
      heading('Dina meddelanden'),
      paragraph(`Antal konversationer: ${String(conversations)}.`),
      heading('Varför vi har uppgifterna och hur länge'),
      paragraph(
        'Vi behöver dem för att ta ut avgifter och reglera skador. Uppgifter om krav tar vi bort senast tolv månader efter att skulden är betald.',
      ),
    ],
  };
}

const toCaseRow = (record: CaseRecord): string[] => [
  record.referenceNumber,
  [...new Set(record.customerCases.map(caseTypeLabel))].join(', '),
  record.registrationNumbers.join(', ') || 'Saknas',
  record.active ? stateLabel(record) : 'Avslutat',
];

function table(headers: readonly string[], rows: string[][]): PaperPart[] {
  if (rows.length === 0) return [paragraph('Vi har inga.')];
  const columns = headers.map((header) => ({ header, width: null, side: 'left' as const }));
  const left = rows.length - longest;
  return [
    { kind: 'table', columns, rows: rows.slice(0, longest) },
    ...(left > 0 ? [paragraph(`Och ${String(left)} till.`)] : []),
  ];
}
