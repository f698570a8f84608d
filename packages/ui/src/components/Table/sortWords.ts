import type { UiTexts } from '../../texts.ts';
import type { ColumnSorting, SortDirection } from './columns.ts';

type SortableKind = Exclude<ColumnSorting<never>['kind'], 'none'>;

const words = {
  text: { ascending: 'sortTextAscending', descending: 'sortTextDescending' },
  number: { ascending: 'sortNumberAscending', descending: 'sortNumberDescending' },
  date: { ascending: 'sortDateAscending', descending: 'sortDateDescending' },
} as const satisfies Record<SortableKind, Record<SortDirection, keyof UiTexts>>;

/** What comes first when a column of this kind is sorted in this direction: 'högst först'. */
export function sortWords(texts: UiTexts, kind: SortableKind, direction: SortDirection): string {
  return texts[words[kind][direction]];
}
