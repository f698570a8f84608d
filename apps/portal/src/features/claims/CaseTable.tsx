import { Fragment, useMemo } from 'react';
import {
  bareDigitGroups,
  type Column,
  DigitGroups,
  EmptyState,
  Link,
  RowLink,
  Stack,
  Table,
  Tag,
  Text,
} from '@mina-sidor/ui';
import type { ClaimCase } from '@mina-sidor/api-client';
import { fill, formatAmount } from '@mina-sidor/texts';

import type { Access } from '../../domain/access.ts';
import { referenceAloud } from '../../domain/inSentence.ts';
import { type CaseTab, initialView } from '../../customer/listSettings.ts';
import { useCustomer } from '../../customer/customer.ts';
import { CaseTagLabel } from '../../parts/CaseTagLabel.tsx';
import { hrefOf } from '../../paths.ts';
import { useListTable, useListView } from '../../customer/useListTable.ts';
import { SearchField } from '../../parts/SearchField.tsx';
import { texts } from '../../texts.ts';
import { payCellOf } from './claims.rules.ts';
import { foundBy, isSearchable } from './search.rules.ts';

const words = texts.claims.cases;
const searchWords = texts.claims.search;

interface CaseTableProps {
  readonly tab: CaseTab;
  readonly cases: readonly ClaimCase[];
}

/** The cases of one tab (rows C10–C17, C28, C29, Z85). */
export function CaseTable({ tab, cases }: CaseTableProps) {
  const { payments } = useCustomer().access;
  const isActive = tab === 'active';
  const columns = useMemo(
    () => (isActive ? activeColumns({ payments }) : commonColumns),
    [isActive, payments],
  );
  const table = useListTable(tab, { columns });
  const [{ search }, change] = useListView(tab);
  const hasSearch = isSearchable(cases);
  const query = hasSearch ? search : '';
  const found = useMemo(() => foundBy(query, cases), [query, cases]);
  const isSearched = query.trim() !== '';
  const visible = Math.min(found.length, table.paging.visibleCount);

  return (
    <Stack gap="x16">
      {hasSearch ? (
        <SearchField
          clearLabel={searchWords.clear}
          hint={searchWords.hint}
          hits={found.length}
          isResultInList
          label={searchWords.label}
          onSearch={(next) => change({ search: next, inView: initialView.inView })}
          query={query}
          result={
            found.length === 0
              ? searchWords.none
              : fill(texts.ui.showingOf, { visible, total: cases.length })
          }
        />
      ) : null}
      {isSearched && found.length === 0 ? null : (
        <Table
          caption={isActive ? words.activeCaption : words.closedCaption}
          emptyText={<EmptyState>{isActive ? words.noActive : words.noClosed}</EmptyState>}
          isCaptionHidden
          rowKey={referenceOf}
          rows={found}
          {...table}
          paging={isSearched ? { ...table.paging, outOf: cases.length } : table.paging}
        />
      )}
      {isActive ? null : (
        <Text size="small" tone="soft">
          {words.closedLimit}
        </Text>
      )}
    </Stack>
  );
}

const referenceOf = ({ referenceNumber }: ClaimCase): string => referenceNumber;

const commonColumns: readonly Column<ClaimCase>[] = [
  {
    key: 'referenceNumber',
    header: words.referenceNumber,
    onPhone: 'link',
    isRowHeader: true,
    kind: 'text',
    sortValue: (claimCase) => claimCase.referenceNumber,
    cell: ({ referenceNumber }) => (
      <Link href={hrefOf('case', referenceNumber)}>
        <DigitGroups isSpelledOut value={referenceNumber} />
      </Link>
    ),
  },
  {
    key: 'registrationNumber',
    header: words.registrationNumber,
    // Wide enough for the longest header, even beside the payment box.
    width: 'wide',
    onPhone: 'detail',
    kind: 'text',
    sortValue: (claimCase) => claimCase.registrationNumbers.join(', '),
    cell: ({ registrationNumbers }) =>
      registrationNumbers.length === 0
        ? words.noRegistrationNumber
        : registrationNumbers.map((number, index) => (
            <Fragment key={number}>
              {index === 0 ? null : ', '}
              {bareDigitGroups(number, [3])}
            </Fragment>
          )),
  },
];

function activeColumns(access: Pick<Access, 'payments'>): readonly Column<ClaimCase>[] {
  return [
    ...commonColumns,
    {
      key: 'amount',
      header: words.amount,
      width: 'narrow',
      onPhone: 'value',
      kind: 'number',
      sortValue: (claimCase) => claimCase.amountToPay,
      cell: ({ amountToPay }) => formatAmount(amountToPay),
    },
    {
      key: 'pay',
      header: words.stateOrPay,
      isHeaderHidden: true,
      align: 'end',
      // As wide as the longest tag.
      width: 'wide',
      onPhone: 'state',
      kind: 'none',
      cell: (claimCase) => payCell(claimCase, access),
    },
  ];
}

function payCell(claimCase: ClaimCase, access: Pick<Access, 'payments'>) {
  const { referenceNumber } = claimCase;
  const cell = payCellOf(claimCase, access);
  switch (cell) {
    case null:
      return null;
    case 'paymentInProgress':
      return <Tag tone="info">{words.processing}</Tag>;
    case 'payable':
      return (
        <RowLink
          context={fill(words.payCase, { referenceNumber: referenceAloud(referenceNumber) })}
          href={hrefOf('case', referenceNumber)}
        >
          {words.pay}
        </RowLink>
      );
    default:
      return <CaseTagLabel tag={cell} />;
  }
}
