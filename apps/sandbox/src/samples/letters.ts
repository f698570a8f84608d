import { createHash } from 'node:crypto';

import {
  facts,
  heading,
  paragraph,
  writtenPersonalNumber,
  type Paper,
} from '../documents/paper.ts';
import { caseTypeLabel, dateOf, kronorOf } from '../documents/words.ts';
import type { BuiltCase, CasePlan } from './buildCase.ts';
import { addDays } from '../calendar.ts';
import { amountParts, amountToPay, type CaseItem } from './caseAmount.ts';
import { agreementLetter, claimLetter, lettersTo, type LetterKind } from './letterKinds.ts';
import { amountText } from './money.ts';
import { daysWithinPlan } from './paymentPlan.ts';
import type { SampleCustomer, SampleDocument } from './sample.types.ts';

/** Whom a letter is written to. */
export type Reader = Pick<SampleCustomer, 'personalNumber'> & { readonly fullName: string };

/** How letters are sent, one way more often than the others. */
const ways = ['Brev', 'Kivra', 'E-post', 'Kivra'] as const;

/** A number that looks drawn by chance and always is the same for the same text. */
export function chance(text: string, below: number): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % below;
}

/** The letter with what the list says of it. Its size is agreed on here, without making the file. */
export function toDocument(
  { personalNumber, fullName }: Reader,
  letter: Omit<SampleDocument['record'], 'fileSize'>,
  parts: Paper['parts'],
): SampleDocument {
  const { minaSidorDisplayName: name, referenceNumber = null, createdDate } = letter;
  const key = `${personalNumber}/${String(referenceNumber)}/${name}/${createdDate}`;
  return {
    record: {
      deliveryMethod: ways[chance(key, ways.length)] ?? null,
      ...letter,
      fileSize: 42_000 + chance(`${key}/size`, 150_000),
    },
    paper: {
      title: name,
      day: createdDate,
      recipient: `${fullName}, ${writtenPersonalNumber(personalNumber)}`,
      parts,
    },
  };
}

/** A period that was still open on the day of the letter had come as far as that day. */
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
  plan: CasePlan,
  { record }: BuiltCase,
  { kind, daysAgo, dueDaysAgo }: LetterPlan,
  today: string,
): SampleDocument {
  const overdueDays = Math.max(dueDaysAgo - daysAgo, 0);
  const parts = amountParts(plan.items.map(asOf(daysAgo)), kind.state, overdueDays);
  const { daysToPay } = kind;
  return toDocument(
    reader,
    {
      minaSidorDocumentType: kind.type,
      minaSidorDisplayName: kind.name,
      referenceNumber: plan.referenceNumber,
      createdDate: addDays(today, -daysAgo),
    },
    [
      paragraph(kind.text),
      facts({
        Referensnummer: plan.referenceNumber,
        Gäller: [...new Set(record.customerCases.map(caseTypeLabel))].join(', '),
        Registreringsnummer: plan.vehicles.join(', '),
        Belopp: kronorOf(amountText(amountToPay(parts, kind.state))),
        'Betala senast': daysToPay === null ? null : dateOf(addDays(today, daysToPay - daysAgo)),
        Plusgiro: record.plusGiroNumber ?? null,
        'OCR-nummer': record.ocrNumber ?? null,
      }),
      heading('Vad händer sedan?'),
      paragraph(kind.next),
    ],
  );
}

const beganDaysAgo = (item: CaseItem): number =>
  item.startedDaysAgo ?? ('damagedDaysAgo' in item ? (item.damagedDaysAgo ?? 30) : 30);

/** What is not overdue is due in so many days. */
const daysUntilDue = 20;

/** When the case had to be paid: in the time before it was closed, if it is. */
function dueDaysAgoOf({ closed, overdueDays = 0 }: CasePlan): number {
  if (closed !== undefined) return closed.daysAgo + overdueDays;
  return overdueDays > 0 ? overdueDays : -daysUntilDue;
}

/** The letters that the case has brought until today, or until it was closed; the oldest first. */
export function planLetters(plan: CasePlan): readonly LetterPlan[] {
  const dueDaysAgo = dueDaysAgoOf(plan);
  const last = Math.max(plan.closed?.daysAgo ?? 1, 1);
  const began = Math.min(...plan.items.map(beganDaysAgo));
  const onTheWay = [claimLetter, ...lettersTo(plan.state)].map((kind) => ({
    kind,
    dueDaysAgo,
    // No letter is older than what it is about.
    daysAgo: Math.min(dueDaysAgo - kind.daysAfterDue, began),
  }));
  const agreed =
    plan.plan === undefined
      ? []
      : [{ kind: agreementLetter, dueDaysAgo, daysAgo: last + daysWithinPlan(plan.plan) }];
  return [...onTheWay, ...agreed].filter(({ daysAgo }) => daysAgo >= last);
}
