import * as v from 'valibot';

const partSchema = v.variant('kind', [
  v.object({ kind: v.literal('heading'), text: v.string() }),
  v.object({ kind: v.literal('paragraph'), text: v.string() }),
  /** Facts, each with its label. */
  v.object({
    kind: v.literal('facts'),
    facts: v.array(v.object({ label: v.string(), value: v.string() })),
  }),
  /** Rows whose first cell names them. */
  v.object({
    kind: v.literal('table'),
    columns: v.array(
      v.object({
        header: v.string(),
        /** In points. Columns without a width share the rest. */
        width: v.nullable(v.number()),
        side: v.picklist(['left', 'right']),
      }),
    ),
    rows: v.array(v.array(v.string())),
  }),
]);

/** One part of a paper. */
export type PaperPart = v.InferOutput<typeof partSchema>;

/** The content of a document, stored as text so that it never changes. */
export const paperSchema = v.object({
  title: v.string(),
  /** The day it was made. */
  day: v.pipe(v.string(), v.isoDate()),
  /** Whom it is for: the name, then the personal number. */
  recipient: v.string(),
  parts: v.array(partSchema),
});
export type Paper = v.InferOutput<typeof paperSchema>;

/** A personal number as letters write it: `19870412-9843`. */
export const writtenPersonalNumber = (personalNumber: string): string =>
  `${personalNumber.slice(0, 8)}-${personalNumber.slice(8)}`;

/** Whom a paper is for, as its first line says. */
export const recipientOf = (reader: {
  readonly fullName: string;
  readonly personalNumber: string;
}): string => `${reader.fullName}, ${writtenPersonalNumber(reader.personalNumber)}`;

/** A part of running text. */
export const paragraph = (text: string): PaperPart => ({ kind: 'paragraph', text });

/** The heading of what follows. */
export const heading = (text: string): PaperPart => ({ kind: 'heading', text });

/** Facts by their labels; those that are not known are left out. */
export function facts(values: Readonly<Record<string, string | null>>): PaperPart {
  return {
    kind: 'facts',
    facts: Object.entries(values).flatMap(([label, value]) =>
      value === null || value === '' ? [] : [{ label, value }],
    ),
  };
}
