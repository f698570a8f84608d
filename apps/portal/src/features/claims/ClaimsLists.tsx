import { useMemo } from 'react';
import { Columns, Link, Notice, Stack } from '@mina-sidor/ui';
import type { InsuranceCase } from '@mina-sidor/api-client';
import { fill, formatKronor } from '@mina-sidor/texts';

import { useCustomer } from '../../customer/customer.ts';
import { PaymentProblemNotice } from '../../parts/payment/PaymentProblemNotice.tsx';
import { useServices } from '../../customer/services.ts';
import { texts } from '../../texts.ts';
import { useFocusKept } from '../../platform/useFocusKept.ts';
import { CaseTabs } from './CaseTabs.tsx';
import { type DebtSum, debtSumOf } from './debtSum.rules.ts';
import { PaymentHistory } from './PaymentHistory.tsx';
import type { Claims } from './useClaims.ts';
import { useWholeDebt, type WholeDebtPayment } from './useWholeDebt.ts';
import { WholeDebtCard } from './WholeDebtCard.tsx';

interface ClaimsListsProps {
  readonly claims: Claims;
}

/** The cases with the way to pay them all, and below them what has been paid. */
export function ClaimsLists({
  claims: { active, closed, transactions, hasOspec, refresh },
}: ClaimsListsProps) {
  const { debt, payment } = useWholeDebt(active, refresh);
  useFocusKept(debt !== null, payment.isPending);
  return (
    <Stack gap="x48">
      <Stack gap="x32">
        {hasOspec ? (
          <Notice title={texts.claims.ospecTitle} tone="info">
            {texts.claims.ospecText}
          </Notice>
        ) : null}
        <DebtSumNotice activeCases={active} />
        <Columns
          aside={
            debt === null && payment.problem === null ? null : (
              <WholeDebtAside debt={debt} payment={payment} />
            )
          }
          besideFrom="xl"
        >
          <CaseTabs active={active} closed={closed} />
        </Columns>
      </Stack>
      <PaymentHistory transactions={transactions} />
    </Stack>
  );
}

/** The box, and what kept its payment from starting, also where that has taken the box away. */
function WholeDebtAside({ debt, payment }: WholeDebtPayment) {
  return (
    <Stack gap="x20">
      <PaymentProblemNotice problem={payment.problem} />
      {debt === null ? null : (
        <WholeDebtCard
          debt={debt}
          isPending={payment.isPending}
          pay={() => {
            const { amount, referenceNumbers } = debt;
            payment.pay({ kind: 'wholeDebt', amount, referenceNumbers });
          }}
        />
      )}
    </Stack>
  );
}

interface DebtSumNoticeProps {
  readonly activeCases: readonly InsuranceCase[];
}

/** Amounts explain themselves: where the cases do not add up to the debt above them, the page says so. */
function DebtSumNotice({ activeCases }: DebtSumNoticeProps) {
  const { user } = useCustomer();
  const { config } = useServices();
  const words = texts.claims.debtSum;
  const sum = useMemo(() => debtSumOf(user.balance, activeCases), [user.balance, activeCases]);
  const text = debtSumText(sum);
  if (text === null) return null;
  return (
    <Notice
      action={
        <Link href={config.links.contactUs} isExternal>
          {words.contact}
        </Link>
      }
      title={words.title}
      tone="warning"
    >
      {text}
    </Notice>
  );
}

function debtSumText(sum: DebtSum): string | null {
  const words = texts.claims.debtSum;
  switch (sum.kind) {
    case 'equal':
      return null;
    case 'differs':
      return fill(words.differs, {
        balance: formatKronor(sum.balance / 100),
        sum: formatKronor(sum.sum / 100),
      });
    case 'unknown':
      return words.unknown;
  }
}
