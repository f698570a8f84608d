import { Columns, Inline, Link, Notice, OnBandEdge, Stack, Text } from '@mina-sidor/ui';
import { fill, formatAmount, plural, pluralInText } from '@mina-sidor/texts';

import { useCustomer } from '../../customer/customer.ts';
import type { Claims } from '../../customer/payment/useClaims.ts';
import { usePayment } from '../../customer/payment/usePayment.ts';
import { useToday } from '../../customer/useToday.ts';
import { checkSum, type SumCheck } from '../../domain/amounts.ts';
import { useFocusHeadingWhenLost } from '../../platform/useFocusHeadingWhenLost.ts';
import { useStore } from '../../platform/store.ts';
import { capital, referenceInSentence } from '../../domain/inSentence.ts';
import { hrefOf } from '../../paths.ts';
import { aboutCase } from '../../domain/writtenAbout.rules.ts';
import { LossWarning } from '../../parts/payment/LossWarning.tsx';
import { WriteLink } from '../../parts/WriteLink.tsx';
import { withReferences } from '../../parts/withReferences.tsx';
import { texts } from '../../texts.ts';
import { hasPayLink, referencesOfPlansAtRisk } from './claims.rules.ts';
import { CaseTabs } from './CaseTabs.tsx';
import { DebtParts } from './DebtParts.tsx';
import { debtPartsOf, isProcessingIncluded } from './debtParts.rules.ts';
import { monthOfPlansOf } from './month.rules.ts';
import { MonthOfPlans } from './MonthOfPlans.tsx';
import { PaymentHistory } from './PaymentHistory.tsx';
import { type PaymentNoteKind, paymentNoteOf, wholeDebtOf } from './wholeDebt.rules.ts';
import { WholeDebtBox } from './WholeDebtBox.tsx';

const words = texts.claims;

interface ClaimsListsProps {
  readonly claims: Claims;
  /** The debt is from an earlier page, and a new one is on its way. */
  readonly isDebtOld: boolean;
  /** True when nothing shows between the debt banner and the lists. */
  readonly isBelowDebt: boolean;
  readonly refresh: () => Promise<Claims | undefined>;
}

/** The cases with the payment of the whole debt, and below them the transactions. */
export function ClaimsLists({ claims, isDebtOld, isBelowDebt, refresh }: ClaimsListsProps) {
  const active = claims.activeReferenceNumberBaseDeck;
  const { access, scope } = useCustomer();
  const today = useToday();
  const payment = usePayment(async () => (await refresh())?.activeReferenceNumberBaseDeck);
  // A payment that another page is creating hides the box. One from this page leaves its busy button (rows C23, P05).
  const isLocked = useStore(scope.isPaymentBeingCreated) && !payment.isPending;
  const debt = isLocked ? null : wholeDebtOf(active, access);
  useFocusHeadingWhenLost(debt !== null, payment.isPending);
  const plansAtRisk = referencesOfPlansAtRisk(active);
  const note = paymentNoteOf(active, access);
  const month = monthOfPlansOf(active, today);
  const parts = debtPartsOf(active, claims.user.balance);
  const hasBox = debt !== null || payment.problem !== null;
  const debtSum = checkSum(
    active.map(({ amountToPay }) => amountToPay),
    claims.user.balance,
  );
  return (
    <Stack gap="x48">
      {/* The debt may be paid in another tab while the question is open (row Z27). */}
      <LossWarning question={debt === null ? null : payment.question} />
      <Stack gap="x32">
        <PlansAtRiskNotice references={plansAtRisk} />
        {claims.hasOspec ? (
          <Notice
            action={<WriteLink about={aboutCase()}>{words.ospecWrite}</WriteLink>}
            title={words.ospecTitle}
            tone="info"
          >
            {words.ospecText}
          </Notice>
        ) : null}
        <DebtSumNotice check={debtSum} />
        <Columns
          aside={
            hasBox || month !== null || parts !== null ? (
              <OnBandEdge
                isFirst={
                  isBelowDebt &&
                  plansAtRisk.length === 0 &&
                  !claims.hasOspec &&
                  debtSum.kind === 'equal'
                }
              >
                <Stack gap="x20">
                  {month?.folded === null ? <MonthOfPlans month={month} /> : null}
                  {hasBox ? (
                    <WholeDebtBox
                      activeCases={active}
                      canPayOneByOne={hasPayLink(active, access)}
                      debt={debt}
                      hasOspec={claims.hasOspec}
                      isFolded={month?.folded === null}
                      payment={payment}
                    />
                  ) : null}
                  {typeof month?.folded === 'string' ? <MonthOfPlans month={month} /> : null}
                  {parts === null ? null : (
                    <DebtParts
                      balance={claims.user.balance}
                      isOld={isDebtOld}
                      isProcessing={isProcessingIncluded(active)}
                      parts={parts}
                    />
                  )}
                </Stack>
              </OnBandEdge>
            ) : null
          }
          asideFirstWhenNarrow
          besideFrom="xl"
        >
          <Stack gap="x16">
            {note === null ? null : <PaymentNote note={note} />}
            <CaseTabs active={active} closed={claims.inactiveReferenceNumberBaseDeck} />
          </Stack>
        </Columns>
      </Stack>
      <PaymentHistory transactions={claims.referenceNumberTransactions} />
    </Stack>
  );
}

/** Says what a payment that is on its way means for the others. */
function PaymentNote({ note }: { readonly note: PaymentNoteKind }) {
  switch (note) {
    case 'processing': {
      const { title, text } = texts.payment.processing;
      return (
        <Notice title={title} tone="info">
          {text}
        </Notice>
      );
    }
    case 'unconfirmed':
    case 'held':
      return <Text>{words.wholeDebt[note]}</Text>;
  }
}

/** Warns of installment plans that may be ended. Their cases say what to do. */
function PlansAtRiskNotice({ references }: { readonly references: readonly string[] }) {
  if (references.length === 0) return null;
  const { title, text, toCase } = words.plansAtRisk;
  return (
    <Notice
      action={
        <Inline gap="x16">
          {references.map((referenceNumber) => (
            <Link href={hrefOf('case', referenceNumber)} key={referenceNumber}>
              {withReferences(fill(toCase, { ref: referenceInSentence(referenceNumber) }))}
            </Link>
          ))}
        </Inline>
      }
      title={capital(pluralInText(title, references.length))}
      tone="warning"
    >
      {plural(text, references.length)}
    </Notice>
  );
}

/** Warns when the cases do not add up to the debt above them. */
function DebtSumNotice({ check }: { readonly check: SumCheck }) {
  if (check.kind === 'equal') return null;
  return (
    <Notice
      action={<WriteLink about={aboutCase()}>{words.debtSum.contact}</WriteLink>}
      title={words.debtSum.title}
      tone="warning"
    >
      {check.kind === 'unknown'
        ? words.debtSum.unknown
        : fill(words.debtSum.differs, {
            balance: formatAmount(check.total),
            sum: formatAmount(check.sum),
          })}
    </Notice>
  );
}
