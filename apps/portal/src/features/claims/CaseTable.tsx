import { useMemo } from 'react';
import {
  ButtonLink,
  type Column,
  DigitGroups,
  Link,
  Stack,
  Table,
  Tag,
  Text,
} from '@mina-sidor/ui';
import type { ClaimCase } from '@mina-sidor/api-client';
import { fill, formatAmount } from '@mina-sidor/texts';

import type { Access } from '../../domain/access.ts';
import type { CaseTab } from '../../customer/clientState.ts';
import { useCustomer } from '../../customer/customer.ts';
import { CaseTagLabel } from '../../parts/CaseTagLabel.tsx';
import { hrefOf } from '../../paths.ts';
import { RegistrationNumbers } from '../../parts/RegistrationNumbers.tsx';
import { useServices } from '../../customer/services.ts';
import { useStore } from '../../platform/store.ts';
import { texts } from '../../texts.ts';
import { caseListLimits, payCellOf } from './claims.rules.ts';

const words = texts.claims.cases;

interface CaseTableProps {
  readonly tab: CaseTab;
  readonly cases: readonly ClaimCase[];
}

/** The cases of one tab (rows C10–C17, C28, C29). */
export function CaseTable({ tab, cases }: CaseTableProps) {
  const { clientState } = useServices();
  const { inView } = useStore(clientState);
  const { payments } = useCustomer().access;
  const isActive = tab === 'active';
  const columns = useMemo(
    () => (isActive ? activeColumns({ payments }) : commonColumns),
    [isActive, payments],
  );

  return (
    <Stack gap="x16">
      <Table
        caption={isActive ? words.activeCaption : words.closedCaption}
        columns={columns}
        emptyText={<Text>{isActive ? words.noActive : words.noClosed}</Text>}
        isCaptionHidden
        paging={{
          ...caseListLimits,
          visibleCount: inView,
          onVisibleCountChange: (count) => clientState.set({ ...clientState.get(), inView: count }),
        }}
        rowKey={referenceOf}
        rows={cases}
      />
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
    isRowHeader: true,
    kind: 'text',
    sortValue: (claimCase) => claimCase.referenceNumber,
    cell: ({ referenceNumber }) => (
      <Link href={hrefOf('case', referenceNumber)}>
        <DigitGroups value={referenceNumber} />
      </Link>
    ),
  },
  {
    key: 'registrationNumber',
    header: words.registrationNumber,
    // The longest of the headers: it has room for its one word beside the box to pay with.
    width: 'wide',
    kind: 'text',
    sortValue: (claimCase) => claimCase.registrationNumbers.join(', '),
    cell: ({ registrationNumbers }) =>
      registrationNumbers.length === 0 ? (
        words.noRegistrationNumber
      ) : (
        <RegistrationNumbers numbers={registrationNumbers} />
      ),
  },
];

function activeColumns(access: Pick<Access, 'payments'>): readonly Column<ClaimCase>[] {
  return [
    ...commonColumns,
    {
      key: 'amount',
      header: words.amount,
      width: 'narrow',
      kind: 'number',
      sortValue: (claimCase) => claimCase.amountToPay,
      cell: ({ amountToPay }) => formatAmount(amountToPay),
    },
    {
      key: 'pay',
      header: words.pay,
      isHeaderHidden: true,
      align: 'end',
      kind: 'none',
      isFullWidthWhenNarrow: true,
      isHiddenWhenNarrow: (claimCase) => payCellOf(claimCase, access) === null,
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
        <ButtonLink
          context={fill(words.payCase, { referenceNumber })}
          href={hrefOf('case', referenceNumber)}
          size="small"
        >
          {words.pay}
        </ButtonLink>
      );
    default:
      return <CaseTagLabel tag={cell} />;
  }
}
