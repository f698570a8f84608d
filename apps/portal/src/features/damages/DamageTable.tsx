import { useMemo } from 'react';
import { type Column, EmptyState, RowLink, Table, Text } from '@mina-sidor/ui';
import { fill, formatDate, softHyphens } from '@mina-sidor/texts';

import { useCustomer } from '../../customer/customer.ts';
import { useListTable } from '../../customer/useListTable.ts';
import type { Shown } from '../../customer/useQuery.ts';
import { ProviderLink } from '../../parts/ProviderLink.tsx';
import { useWriteAbout } from '../../parts/useWriteAbout.ts';
import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { damageListLimits, type DamageRow, firstDamageOrder } from './damages.rules.ts';

const words = texts.damages;

/** Rows of the skeleton: most customers have few damages. */
const expectedDamages = 3;

interface DamageTableProps {
  readonly state: Exclude<Shown<readonly DamageRow[]>, { status: 'failed' }>;
}

/** The damages as a table, in a narrow window as cards, the newest first (rows S01, S02, S05, S06 and E16). */
export function DamageTable({ state }: DamageTableProps) {
  const hasWebNumbers =
    state.status !== 'ready' || state.value.some(({ webNumber }) => webNumber !== null);
  const { messages } = useCustomer().access.routes;
  const columns = useMemo(
    () => [
      ...commonColumns,
      ...(hasWebNumbers ? [webNumberColumn] : []),
      ...(messages ? [writeColumn] : []),
    ],
    [hasWebNumbers, messages],
  );
  const table = useListTable('damages', {
    columns,
    firstOrder: firstDamageOrder,
    limits: damageListLimits,
  });
  return (
    <Table
      caption={words.caption}
      emptyText={<NoDamages />}
      isCaptionHidden
      rowKey={keyOf}
      {...table}
      {...(state.status === 'ready'
        ? { rows: state.value }
        : {
            status: state.status,
            expectedRowCount: expectedDamages,
            loadingText: words.loading,
          })}
    />
  );
}

function NoDamages() {
  return (
    <EmptyState action={<ProviderLink to="damageReport">{words.wayOn.report}</ProviderLink>}>
      {words.none}
    </EmptyState>
  );
}

const keyOf = ({ key }: DamageRow): string => key;

const commonColumns: readonly Column<DamageRow>[] = [
  {
    key: 'type',
    header: words.type,
    isRowHeader: true,
    onPhone: 'title',
    width: 'wide',
    kind: 'text',
    sortValue: ({ type }) => type,
    cell: ({ type }) => <Text as="span">{softHyphens(type)}</Text>,
  },
  {
    key: 'date',
    header: words.date,
    onPhone: 'value',
    kind: 'date',
    sortValue: ({ date }) => date,
    cell: ({ date }) => formatDate(date),
  },
  {
    key: 'number',
    header: words.number,
    onPhone: 'detail',
    isLabelledOnPhone: true,
    kind: 'text',
    sortValue: ({ number }) => number,
    cell: ({ number }) => number,
  },
];

const webNumberColumn: Column<DamageRow> = {
  key: 'webNumber',
  header: words.webNumber,
  onPhone: 'detail',
  isLabelledOnPhone: true,
  kind: 'text',
  sortValue: ({ webNumber }) => webNumber ?? '',
  cell: ({ webNumber }) => (webNumber === null ? null : <Text as="span">{webNumber}</Text>),
};

const writeColumn: Column<DamageRow> = {
  key: 'write',
  header: words.write,
  isHeaderHidden: true,
  align: 'end',
  onPhone: 'state',
  kind: 'none',
  cell: ({ number }) => <Write number={number} />,
};

function Write({ number }: Pick<DamageRow, 'number'>) {
  const writeAbout = useWriteAbout();
  return (
    <RowLink
      context={number === '' ? words.writeAboutUnnumbered : fill(words.writeAbout, { number })}
      href={paths.messages}
      onClick={writeAbout({ subject: 'Damage', number })}
      variant="quiet"
    >
      {words.write}
    </RowLink>
  );
}
