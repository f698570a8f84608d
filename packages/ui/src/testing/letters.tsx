import { DigitGroups } from '../components/DigitGroups/index.ts';
import { Link } from '../components/Link/index.ts';
import type { Column } from '../components/Table/index.ts';

/** A letter of the documents page, for stories that list and filter. */
export interface Letter {
  readonly id: string;
  readonly name: string;
  readonly reference: string;
  readonly sentVia: string;
  readonly date: string;
}

/** The columns that a list of letters can have. */
export const letterColumns = {
  name: {
    key: 'name',
    header: 'Dokument',
    onPhone: 'link',
    kind: 'text',
    isRowHeader: true,
    sortValue: (letter) => letter.name,
    cell: (letter) => <Link href={`#${letter.id}`}>{letter.name}</Link>,
  },
  reference: {
    key: 'reference',
    header: 'Referensnummer',
    onPhone: 'detail',
    kind: 'text',
    sortValue: (letter) => letter.reference,
    cell: (letter) => <DigitGroups value={letter.reference} />,
  },
  sentVia: {
    key: 'sentVia',
    header: 'Skickat via',
    onPhone: 'state',
    kind: 'text',
    sortValue: (letter) => letter.sentVia,
    cell: (letter) => letter.sentVia,
  },
  date: {
    key: 'date',
    header: 'Datum',
    onPhone: 'detail',
    kind: 'date',
    sortValue: (letter) => letter.date,
    cell: (letter) => letter.date,
  },
} as const satisfies Record<string, Column<Letter>>;
