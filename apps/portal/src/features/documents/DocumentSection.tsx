import { type ReactNode, useDeferredValue, useMemo } from 'react';
import {
  Card,
  countFiltersInUse,
  EmptyState,
  FilterPanel,
  filterRows,
  Heading,
  Stack,
  Table,
  Text,
} from '@mina-sidor/ui';
import { softHyphens } from '@mina-sidor/texts';

import { emptyFilter } from '../../customer/listSettings.ts';
import { useListTable, useListView } from '../../customer/useListTable.ts';
import { texts } from '../../texts.ts';
import { agreementColumns, columnsOf } from './documentColumns.tsx';
import {
  appliedFilter,
  filterFieldsOf,
  type FilteredSection,
  filterSummary,
  offerOf,
  rowFiltersOf,
} from './documentFilter.rules.ts';
import type { DocumentRow } from './documents.rules.ts';
import { FilterFields } from './FilterFields.tsx';

interface DocumentSectionProps {
  readonly section: FilteredSection;
  /** `null` while loading. */
  readonly rows: readonly DocumentRow[] | null;
  /** How many rows keep the place of those that load. */
  readonly expectedRowCount: number;
  /** Shows when there are no rows. */
  readonly emptyText: ReactNode;
  /** Says below the table which documents it can contain. */
  readonly limit?: string;
}

const noRows: readonly DocumentRow[] = [];
const keyOf = ({ key }: DocumentRow): string => key;

/** The default order of every section (row K03). */
const newestFirst = { columnKey: 'date', direction: 'descending' } as const;

/** Documents of one kind, with a filter (rows K03 and K06–K12). */
export function DocumentSection({
  section,
  rows,
  expectedRowCount,
  emptyText,
  limit,
}: DocumentSectionProps) {
  const { heading } = texts.documents[section];
  const [view, change] = useListView(section);
  const table = useListTable(section, {
    columns: columnsOf[section],
    firstOrder: newestFirst,
  });
  const all = rows ?? noRows;
  const offer = useMemo(() => offerOf(all), [all]);
  const filter = useMemo(() => appliedFilter(view.filter, all, offer), [view.filter, all, offer]);
  // Deferred, so that a choice shows at once, before a long list is drawn again.
  const filters = useDeferredValue(useMemo(() => rowFiltersOf(section, filter), [section, filter]));
  const hits = useMemo(() => filterRows(all, filters), [all, filters]);
  const inUse = countFiltersInUse(filters);
  return (
    <Card as="section" isOpenWhenNarrow>
      <Stack gap="x16">
        <FilterPanel
          defaultOpen={countFiltersInUse(rowFiltersOf(section, view.filter)) > 0}
          fields={
            <FilterFields
              fields={filterFieldsOf(section)}
              filter={filter}
              offer={offer}
              onChange={(changes) => change({ filter: { ...filter, ...changes } })}
            />
          }
          heading={<Heading level={2}>{softHyphens(heading)}</Heading>}
          hits={hits.length}
          inUse={inUse}
          isLoading={rows === null}
          listName={heading}
          noHitsText={texts.documents.filter.noHits}
          onClear={() => change({ filter: emptyFilter })}
          summary={filterSummary({
            inUse,
            hits: hits.length,
            total: all.length,
            shown: view.inView,
          })}
          total={all.length}
        >
          <Table
            caption={heading}
            emptyText={emptyText}
            isCaptionHidden
            rowKey={keyOf}
            {...table}
            {...(rows === null
              ? { status: 'loading', expectedRowCount, loadingText: texts.documents.loading }
              : { status: 'ready', rows: hits })}
          />
        </FilterPanel>
        {/* It comes with the rows, so that less moves into the window when there are fewer of them than expected. */}
        {limit === undefined || rows === null ? null : (
          <Text size="small" tone="soft">
            {limit}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

interface AgreementsProps {
  /** The latest agreement, if any; `null` while loading. */
  readonly rows: readonly DocumentRow[] | null;
}

/** The latest agreement on an installment plan (row K05). One row needs no filter. */
export function Agreements({ rows }: AgreementsProps) {
  const words = texts.documents.agreements;
  return (
    <Card as="section" isOpenWhenNarrow>
      <Stack gap="x16">
        <Heading level={2}>{softHyphens(words.heading)}</Heading>
        <Table
          caption={words.heading}
          columns={agreementColumns}
          emptyText={<EmptyState>{words.none}</EmptyState>}
          isCaptionHidden
          rowKey={keyOf}
          {...(rows === null
            ? { status: 'loading', expectedRowCount: 1, loadingText: texts.documents.loading }
            : { status: 'ready', rows })}
        />
      </Stack>
    </Card>
  );
}
