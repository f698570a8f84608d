import { createHash } from 'node:crypto';

import { addDays } from '../calendar.ts';
import type { DocumentEntry } from '../documents/createDocuments.ts';
import { facts, heading, paragraph, recipientOf, type Paper } from '../documents/paper.ts';
import { concerns, dateOf, kronorOf } from '../documents/words.ts';
import type { BuiltCase } from './buildCase.ts';
import { amountParts, amountToPay } from './caseAmount.ts';
import kinds from './letterKinds.json' with { type: 'json' };
import { amountText } from './money.ts';
import { daysWithinPlan } from './paymentPlan.ts';
import type { CaseItem, CasePlan, Persona } from './persona.ts';

/** Whom a letter is written to. */
export type Reader = Pick<Persona, 'personalNumber' | 'fullName'>;

/** A document and what it says. */
export interface SampleDocument {
  readonly entry: DocumentEntry;
  readonly paper: Paper;
}

/** The kinds of letters of a case. Each has the name of a state, which decides its costs. */
type LetterKind = keyof typeof kinds;

const courtLetters = ['Reminder', 'Collection', 'PaymentOrder'] as const;

/** The letters after the claim on the way to the state, in their order. */
const lettersTo: Readonly<Record<LetterKind, readonly LetterKind[]>> = {
  Claim: [],
  Reminder: ['Reminder'],
  InstallmentPlan: ['Reminder'],
  Collection: ['Reminder', 'Collection'],
  TemporaryOffer: ['Reminder', 'Collection', 'TemporaryOffer'],
  Ackord: ['Reminder', 'Collection', 'Ackord'],
  PaymentOrder: courtLetters,
  Contestation: [...courtLetters, 'Contestation'],
  Decision: [...courtLetters, 'Decision'],
  Verdict: [...courtLetters, 'Contestation', 'Verdict'],
  Foreclosure: [...courtLetters, 'Decision', 'Foreclosure'],
};

/** How letters are sent. Kivra is twice as likely as the others. */
const ways = ['Brev', 'Kivra', 'E-post', 'Kivra'] as const;

/** A number that looks random but is always the same for the same text. */
export function chance(text: string, below: number): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % below;
}

/** The letter with its entry in the list. The size is chosen here; the file is padded to it when it is made. */
export function toDocument(
  reader: Reader,
  letter: Omit<DocumentEntry, 'fileSize'>,
  parts: Paper['parts'],
): SampleDocument {
  const { minaSidorDisplayName: title, referenceNumber = null, createdDate: day } = letter;
  const key = `${reader.personalNumber}/${String(referenceNumber)}/${title}/${day}`;
  return {
    entry: {
      deliveryMethod: ways[chance(key, ways.length)] ?? null,
      ...letter,
      fileSize: 42_000 + chance(`${key}/size`, 150_000),
    },
    paper: { title, day, recipient: recipientOf(reader), parts },
  };
}

/** The item as it was on the day of the letter: a period that ended later ends on that day. */
const asOf =
  (daysAgo: number) =>
  (item: CaseItem): CaseItem =>
    item.caseType === 'of-ärende' && (item.endedDaysAgo ?? 0) < daysAgo
      ? { ...item, endedDaysAgo: Math.min(daysAgo, item.startedDaysAgo) }
      : item;

/** One letter of one case. */
export interface LetterPlan {
  readonly kind: LetterKind;
  readonly daysAgo: number;
  /** When the case had to be paid; negative for a day to come. */
  readonly dueDaysAgo: number;
}

/** The letter as it was on its day. */
export function writeLetter(
  reader: Reader,
  { plan, record }: BuiltCase,
  { kind, daysAgo, dueDaysAgo }: LetterPlan,
  today: string,
): SampleDocument {
  const overdueDays = Math.max(dueDaysAgo - daysAgo, 0);
  const parts = amountParts(plan.items.map(asOf(daysAgo)), kind, overdueDays);
  const { type, name, daysToPay, text, next } = kinds[kind];
  return toDocument(
    reader,
    {
      minaSidorDocumentType: type,
      minaSidorDisplayName: name,
      referenceNumber: plan.referenceNumber,
      createdDate: addDays(today, -daysAgo),
    },
    [
      paragraph(text),
      facts({
        Referensnummer: plan.referenceNumber,
        Gäller: concerns(record),
        Registreringsnummer: plan.vehicles.join(', '),
        Belopp: kronorOf(amountText(amountToPay(parts, kind))),
        'Betala senast': daysToPay === null ? null : dateOf(addDays(today, daysToPay - daysAgo)),
        Plusgiro: record.plusGiroNumber ?? null,
        'OCR-nummer': record.ocrNumber ?? null,
      }),
      heading('Vad händer sedan?'),
      paragraph(next),
    ],
  );
}

const beganDaysAgo = (item: CaseItem): number =>
  item.startedDaysAgo ?? ('damagedDaysAgo' in item ? (item.damagedDaysAgo ?? 30) : 30);

/** When a case that is not overdue is due. */
const daysUntilDue = 20;

/** When the case had to be paid. A closed case was overdue when it was closed. */
function dueDaysAgoOf({ closed, overdueDays = 0 }: CasePlan): number {
  if (closed !== undefined) return closed.daysAgo + overdueDays;
  return overdueDays > 0 ? overdueDays : -daysUntilDue;
}

/** The letters of the case until today, or until it was closed; the oldest first. */
export function planLetters(plan: CasePlan): readonly LetterPlan[] {
  const dueDaysAgo = dueDaysAgoOf(plan);
  const last = Math.max(plan.closed?.daysAgo ?? 1, 1);
  const began = Math.min(...plan.items.map(beganDaysAgo));
  const onTheWay = (['Claim', ...lettersTo[plan.state ?? 'Claim']] as const).map((kind) => ({
    kind,
    dueDaysAgo,
    // No letter is older than what it is about.
    daysAgo: Math.min(dueDaysAgo - kinds[kind].daysAfterDue, began),
  }));
  const agreed =
    plan.plan === undefined
      ? []
      : [
          {
            kind: 'InstallmentPlan' as const,
            dueDaysAgo,
            daysAgo: last + daysWithinPlan(plan.plan),
          },
        ];
  return [...onTheWay, ...agreed].filter(({ daysAgo }) => daysAgo >= last);
}
