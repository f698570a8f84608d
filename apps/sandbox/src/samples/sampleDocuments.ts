import { compilationPaper, compileDebts } from '../documents/debtCompilation.ts';
import { paragraph } from '../documents/paper.ts';
import type { BuiltCase, CasePlan } from './buildCase.ts';
import { addDays } from '../calendar.ts';
import { chance, planLetters, toDocument, writeLetter, type Reader } from './letters.ts';
import type { SampleCustomer, SampleDocument } from './sample.types.ts';

/** A document that no case brings. */
export type OtherDocument =
  /** The customer ordered a debt compilation. */
  | { readonly kind: 'compilation'; readonly daysAgo: number }
  | {
      readonly kind: 'letter';
      readonly type: string;
      readonly name: string;
      /** A calendar day, or days counted back from today. */
      readonly day: string | number;
      /** How it was sent; `null` where the provider does not know. */
      readonly via: string | null;
      readonly text: string;
    };

/** What the documents of a sample follow from. */
interface DocumentSource {
  readonly reader: Reader;
  readonly user: SampleCustomer['user'];
  readonly cases: readonly { readonly plan: CasePlan; readonly built: BuiltCase }[];
  readonly letterLimit?: number | undefined;
  readonly otherDocuments?: readonly OtherDocument[] | undefined;
}

/** The customer's documents of the claims system, the oldest first. */
export function sampleDocuments(source: DocumentSource, today: string): SampleDocument[] {
  const { reader, cases, letterLimit = Infinity, otherDocuments = [] } = source;
  const planned = cases.flatMap(({ plan, built }) =>
    planLetters(plan).map((letter) => ({ plan, built, letter })),
  );
  const letters = spread(planned, letterLimit).map(({ plan, built, letter }) =>
    writeLetter(reader, plan, built, letter, today),
  );
  const others = otherDocuments.map((document) => toOther(document, source, today));
  return [...letters, ...others].toSorted((one, other) =>
    one.record.createdDate < other.record.createdDate ? -1 : 1,
  );
}

/** At most so many of the list, evenly over the whole of it. */
export function spread<Item>(list: readonly Item[], most: number): readonly Item[] {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, index) => {
    const item = list[Math.floor((index * list.length) / most)];
    if (item === undefined) throw new RangeError('The list is shorter than it says.');
    return item;
  });
}

function toOther(
  document: OtherDocument,
  { reader, user, cases }: DocumentSource,
  today: string,
): SampleDocument {
  if (document.kind === 'letter') {
    const { type, name, day, via, text } = document;
    return toDocument(
      reader,
      {
        minaSidorDocumentType: type,
        minaSidorDisplayName: name,
        referenceNumber: null,
        deliveryMethod: via,
        createdDate: typeof day === 'string' ? day : addDays(today, -day),
      },
      [paragraph(text)],
    );
  }
  const { personalNumber } = reader;
  const day = addDays(today, -document.daysAgo);
  const records = cases.map(({ built }) => built.record);
  return {
    record: {
      minaSidorDocumentType: 'Sammanställning',
      minaSidorDisplayName: 'Skuldsammanställning',
      deliveryMethod: 'Mina sidor',
      referenceNumber: null,
      createdDate: day,
      fileSize: 42_000 + chance(`${personalNumber}/compilation`, 40_000),
    },
    paper: compilationPaper(compileDebts(personalNumber, user, records, day)),
  };
}
