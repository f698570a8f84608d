import type { CaseRecord, CustomerRecord, UserRecord } from '../store/store.ts';
import {
  facts,
  heading,
  paragraph,
  recipientOf,
  writtenPersonalNumber,
  type Paper,
  type PaperPart,
} from './paper.ts';
import { concerns, dateOf, provider, stateLabel, vehicles } from './words.ts';

/** What the provider knows of a person. */
export interface KnownFacts {
  readonly personalNumber: string;
  readonly user: Pick<UserRecord, 'fullName'>;
  readonly cases: readonly CaseRecord[];
  readonly damages: CustomerRecord['damages'];
  readonly conversations: number;
  readonly email: string;
  readonly phone: string;
}

/** Most rows of a table. A line below it says how many more there are. */
const longest = 100;

/** A register extract: which data the provider keeps about the person on that day, why and for how long. */
export function extractPaper(known: KnownFacts, day: string): Paper {
  const { personalNumber, user, cases, damages, conversations, email, phone } = known;
  return {
    title: `Registerutdrag ${dateOf(day)}`,
    day,
    recipient: recipientOf({ fullName: user.fullName, personalNumber }),
    parts: [
      paragraph(
        `Här är de personuppgifter som ${provider} hade om dig den ${dateOf(day)}. Uppgifterna är påhittade.`,
      ),
      heading('Vem du är'),
      facts({
        Namn: user.fullName,
        Personnummer: writtenPersonalNumber(personalNumber),
        'E-post': email,
        Telefon: phone,
      }),
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
  concerns(record),
  vehicles(record),
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
