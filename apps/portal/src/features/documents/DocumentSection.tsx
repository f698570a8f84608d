import { type ReactNode, useId, useMemo } from 'react';
import {
  Card,
  type Column,
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
import {
  appliedFilter,
  emptyFilter,
  filterFields,
  type FilteredSection,
  offerOf,
  rowFiltersOf,
} from './documentFilter.rules.ts';
import type { DocumentRow } from './documentRow.rules.ts';
import { sectionLimits, type SectionView } from './documentsAddress.rules.ts';
import { filterSummary, newestFirst } from './documentsView.rules.ts';
import { FilterFields } from './FilterFields.tsx';

interface DocumentSectionProps {
  readonly section: FilteredSection;
  readonly columns: readonly Column<DocumentRow>[];
  /** `null` while they are fetched. */
  readonly rows: readonly DocumentRow[] | null;
  /** In place of rows. */
  readonly emptyText: ReactNode;
  /** Which documents there can be, below them. */
  readonly limit?: string;
  readonly view: SectionView;
  readonly onViewChange: (changes: Partial<SectionView>) => void;
}

const noRows: readonly DocumentRow[] = [];
const keyOf = ({ key }: DocumentRow): string => key;

/** Documents of one kind, with what finds one among them (rows K03 and K06–K12). */
export function DocumentSection({
  section,
  columns,
  rows,
  emptyText,
  limit,
  view,
  onViewChange,
}: DocumentSectionProps) {
  const headingId = useId();
  const all = rows ?? noRows;
  const offer = useMemo(() => offerOf(all), [all]);
  const filter = useMemo(() => appliedFilter(view.filter, all, offer), [view.filter, all, offer]);
  const filters = useMemo(() => rowFiltersOf(section, filter), [section, filter]);
  // The same list for the same question, so that the table sorts it once.
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
              onChange={(changes) => onViewChange({ filter: { ...filter, ...changes } })}
            />
          }
          heading={
            <Heading id={headingId} level={2}>
              {texts.documents[section].heading}
            </Heading>
          }
          hits={hits.length}
          // As it was left, where the address brings a filter back.
          isInitiallyOpen={countFiltersInUse(rowFiltersOf(section, view.filter)) > 0}
          inUse={inUse}
          isLoading={rows === null}
          listName={texts.documents[section].heading}
          noHitsText={texts.documents.filter.noHits}
          onClear={() => onViewChange({ filter: { ...emptyFilter, span: {} } })}
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
              onViewChange({ sort: text === sortToText(newestFirst) ? '' : text });
            }}
            paging={
              hits.length > sectionLimits.pageSize
                ? {
                    ...sectionLimits,
                    visibleCount: view.shown,
                    onVisibleCountChange: (shown) => onViewChange({ shown }),
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
