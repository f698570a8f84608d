import { useState } from 'react';
import type { InsuranceCase } from '@mina-sidor/api-client';
import { Stack } from '@mina-sidor/ui';

import { useCustomer } from '../../customer/customer.ts';
import { chargeOf } from '../../domain/case.rules.ts';
import { PaymentProblemNotice } from '../../parts/payment/PaymentProblemNotice.tsx';
import { usePayment } from '../../customer/payment/usePayment.ts';
import { useFocusKept } from '../../platform/useFocusKept.ts';
import { BlockedCard, DemandCard, NothingCard, ProcessingCard } from './PaymentPanelCards.tsx';
import { type PaymentPanel as Panel, paymentPanelOf } from './paymentPanel.rules.ts';
import { PlanPanel } from './plan/PlanPanel.tsx';

interface PaymentPanelProps {
  readonly insuranceCase: InsuranceCase;
  /** Asks anew how the case stands. */
  readonly refresh: () => Promise<void>;
}

/** What an active case says about paying it: one of six panels, the first that fits (rows D18 and D24–D31). */
export function PaymentPanel({ insuranceCase, refresh }: PaymentPanelProps) {
  const { access } = useCustomer();
  const payment = usePayment(refresh);
  const panel = paymentPanelOf(insuranceCase, access.payments);
  const [pressedIn, setPressedIn] = useState<Panel['kind'] | null>(null);
  useFocusKept(panel?.kind ?? null, payment.isPending);
  if (panel === null) return null;

  const pay = () => {
    setPressedIn(panel.kind);
    payment.pay({
      kind: 'case',
      referenceNumber: insuranceCase.referenceNumber,
      amount: chargeOf(insuranceCase),
    });
  };
  const isReplaced = pressedIn !== null && pressedIn !== panel.kind;
  return (
    <Stack gap="x20">
      <PaymentProblemNotice problem={payment.problem} />
      <Cards
        insuranceCase={insuranceCase}
        isPending={payment.isPending}
        panel={panel}
        pay={pay}
        // What became of the payment is said once: by its own notice, else by the panel that has come instead.
        readsMessage={isReplaced && !payment.isPending && payment.problem === null}
      />
    </Stack>
  );
}

interface CardsProps {
  readonly insuranceCase: InsuranceCase;
  readonly panel: Panel;
  readonly pay: () => void;
  readonly isPending: boolean;
  /** The panel has come in place of the one whose button the customer pressed: its message takes focus. */
  readonly readsMessage: boolean;
}

function Cards({ insuranceCase, panel, pay, isPending, readsMessage }: CardsProps) {
  const { amountToPay } = insuranceCase;
  const demandProps = { amountToPay, charge: chargeOf(insuranceCase), pay, isPending };
  switch (panel.kind) {
    case 'uninsured':
    case 'unavailable':
      return <BlockedCard amountToPay={amountToPay} panel={panel} readsMessage={readsMessage} />;
    case 'processing':
      return <ProcessingCard card={panel.card} readsMessage={readsMessage} />;
    case 'plan':
      return (
        <PlanPanel
          demand={<DemandCard {...demandProps} card={panel.demand} isWholePlan />}
          months={panel.months}
          plan={panel.plan}
        />
      );
    case 'payable':
      return <DemandCard {...demandProps} card={panel.card} isWholePlan={false} />;
    case 'nothing':
      return <NothingCard card={panel.card} />;
  }
}
