import { addDays } from '../calendar.ts';
import { compilationPaper } from '../documents/compilationPaper.ts';
import { compilationEntry } from '../documents/createDocuments.ts';
import { paragraph } from '../documents/paper.ts';
import type { UserRecord } from '../store/store.ts';
import type { BuiltCase } from './buildCase.ts';
import { chance, planLetters, toDocument, writeLetter, type SampleDocument } from './letters.ts';
import type { Persona } from './persona.ts';

/** At most `most` items, spread evenly over the list. */
export function spread<Item>(list: readonly Item[], most: number): readonly Item[] {
  if (list.length <= most) return list;
  const places = new Set(
    Array.from({ length: most }, (_, index) => Math.floor((index * list.length) / most)),
  );
  return list.filter((_, index) => places.has(index));
}

/** The customer's documents of the claims system, the oldest first. */
export function sampleDocuments(
  persona: Persona,
  user: UserRecord,
  cases: readonly BuiltCase[],
  today: string,
): SampleDocument[] {
  const { personalNumber, letterLimit, compilationsDaysAgo, otherLetters } = persona;
  const planned = cases.flatMap((built) =>
    planLetters(built.plan).map((letter) => ({ built, letter })),
  );
  const letters = spread(planned, letterLimit).map(({ built, letter }) =>
    writeLetter(persona, built, letter, today),
  );
  const records = cases.map(({ record }) => record);
  const compilations = compilationsDaysAgo.map((daysAgo) => {
    const createdDate = addDays(today, -daysAgo);
    const fileSize = 42_000 + chance(`${personalNumber}/compilation`, 40_000);
    return {
      entry: { ...compilationEntry, createdDate, fileSize },
      paper: compilationPaper(personalNumber, user, records, createdDate),
    };
  });
  const others = otherLetters.map(({ type, name, day, via, text }) =>
    toDocument(
      persona,
      {
        minaSidorDocumentType: type,
        minaSidorDisplayName: name,
        referenceNumber: null,
        deliveryMethod: via,
        createdDate: typeof day === 'string' ? day : addDays(today, -day),
      },
      [paragraph(text)],
    ),
  );
  return [...letters, ...compilations, ...others].toSorted((one, other) =>
    one.entry.createdDate < other.entry.createdDate ? -1 : 1,
  );
}
