import { type ReactNode, useId, useMemo } from 'react';
import {
  Card,
  countFiltersInUse,
  FilterPanel,
  filterRows,
  Heading,
  sortFromText,
  sortToText,
  Stack,
  Table,
  Text,
} from '@mina-sidor/ui';

import { texts } from '../../texts.ts';
import { columnsOf, letterColumns } from './documentColumns.tsx';
import {
  appliedFilter,
  emptyFilter,
  filterFields,
  type FilteredSection,
  filterSummary,
  offerOf,
  rowFiltersOf,
} from './documentFilter.rules.ts';
import type { DocumentRow } from './documents.rules.ts';
import { sectionLimits } from './documentsAddress.rules.ts';
import { FilterFields } from './FilterFields.tsx';
import type { SectionViewControl } from './useSectionViews.ts';

interface DocumentSectionProps {
  readonly section: FilteredSection;
  readonly control: SectionViewControl;
  /** `null` while they are fetched. */
  readonly rows: readonly DocumentRow[] | null;
  /** In place of rows. */
  readonly emptyText: ReactNode;
  /** Which documents there can be, below them. */
  readonly limit?: string;
}

const noRows: readonly DocumentRow[] = [];
const keyOf = ({ key }: DocumentRow): string => key;

/** The order that every section begins with (row K03). */
const newestFirst = { columnKey: 'date', direction: 'descending' } as const;

/** Documents of one kind, with a filter to find one of them (rows K03 and K06–K12). */
export function DocumentSection({
  section,
  control,
  rows,
  emptyText,
  limit,
}: DocumentSectionProps) {
  const columns = columnsOf[section];
  const view = control.views[section];
  const headingId = useId();
  const all = rows ?? noRows;
  const offer = useMemo(() => offerOf(all), [all]);
  const filter = useMemo(() => appliedFilter(view.filter, all, offer), [view.filter, all, offer]);
  const filters = useMemo(() => rowFiltersOf(section, filter), [section, filter]);
  const hits = useMemo(() => filterRows(all, filters), [all, filters]);
  const inUse = countFiltersInUse(filters);
  return (
    <Card as="section">
      <Stack gap="x16">
        <FilterPanel
          fields={
            <FilterFields
              fields={filterFields[section]}
              filter={filter}
              offer={offer}
              onChange={(changes) => control.change(section, { filter: { ...filter, ...changes } })}
            />
          }
          heading={
            <Heading id={headingId} level={2}>
              {texts.documents[section].heading}
            </Heading>
          }
          hits={hits.length}
          isInitiallyOpen={countFiltersInUse(rowFiltersOf(section, view.filter)) > 0}
          inUse={inUse}
          isLoading={rows === null}
          listName={texts.documents[section].heading}
          noHitsText={texts.documents.filter.noHits}
          onClear={() => control.change(section, { filter: { ...emptyFilter, span: {} } })}
          summary={filterSummary({
            inUse,
            hits: hits.length,
            total: all.length,
            shown: view.shown,
          })}
          total={all.length}
        >
          <Table
            columns={columns}
            emptyText={emptyText}
            hasOriginalOrder={false}
            labelledBy={headingId}
            onSortChange={(sort) => {
              const text = sortToText(sort);
              control.change(section, { sort: text === sortToText(newestFirst) ? '' : text });
            }}
            paging={
              hits.length > sectionLimits.pageSize
                ? {
                    ...sectionLimits,
                    visibleCount: view.shown,
                    onVisibleCountChange: (shown) => control.change(section, { shown }),
                  }
                : undefined
            }
            rowKey={keyOf}
            sort={sortFromText(view.sort, columns) ?? newestFirst}
            {...(rows === null
              ? { status: 'loading', expectedRowCount: 3 }
              : { status: 'ready', rows: hits })}
          />
        </FilterPanel>
        {limit === undefined ? null : (
          <Text size="small" tone="soft">
            {limit}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

interface AgreementsProps {
  /** The latest agreement, or none; `null` while it is fetched. */
  readonly rows: readonly DocumentRow[] | null;
}

/** The latest agreement on an instalment plan (row K05): one row, nothing to filter. */
export function Agreements({ rows }: AgreementsProps) {
  const headingId = useId();
  const words = texts.documents.agreements;
  return (
    <Card as="section">
      <Stack gap="x16">
        <Heading id={headingId} level={2}>
          {words.heading}
        </Heading>
        <Table
          columns={letterColumns}
          emptyText={<Text>{words.none}</Text>}
          labelledBy={headingId}
          rowKey={keyOf}
          {...(rows === null
            ? { status: 'loading', expectedRowCount: 1 }
            : { status: 'ready', rows })}
        />
      </Stack>
    </Card>
  );
}
