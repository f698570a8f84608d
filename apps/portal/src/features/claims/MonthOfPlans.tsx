import { PlansToPay, type PlanToPay } from '@mina-sidor/ui';
import { fill, formatAmount, softHyphens } from '@mina-sidor/texts';

import { referenceAloud } from '../../domain/inSentence.ts';
import { monthOfPlans } from '../../monthOfPlans.ts';
import { hrefOf } from '../../paths.ts';
import { useScrollToPart } from '../../platform/useScrollToPart.ts';
import { RegistrationNumbers } from '../../parts/RegistrationNumbers.tsx';
import { withLinkedReferences } from '../../parts/withReferences.tsx';
import { texts } from '../../texts.ts';
import type { MonthOfPlans as Month, PlanRow } from './month.rules.ts';

const words = texts.claims.month;

interface MonthOfPlansProps {
  readonly month: Month;
}

/** What installment plans ask for this month (row Z77). */
export function MonthOfPlans({ month }: MonthOfPlansProps) {
  useScrollToPart(monthOfPlans.id);
  const { title, sum, due, text, rows, remarks, folded } = month;
  return (
    <PlansToPay
      amount={sum === null ? null : formatAmount(sum)}
      due={due ?? undefined}
      folded={folded === null ? undefined : softHyphens(folded)}
      headingLevel={2}
      id={monthOfPlans.id}
      plans={rows.map(planOf)}
      remarks={remarks.map((remark) => ({ ...remark, text: withLinkedReferences(remark.text) }))}
      showAllLabel={fill(words.showAll, { count: rows.length })}
      text={text ?? undefined}
      title={title}
    />
  );
}

function planOf({ claimCase, left, notes, isAtRisk }: PlanRow): PlanToPay {
  const { referenceNumber, registrationNumbers } = claimCase;
  return {
    reference: referenceNumber,
    href: hrefOf('case', referenceNumber),
    amount: left === null ? null : formatAmount(left),
    details:
      registrationNumbers.length === 0
        ? notes
        : [<RegistrationNumbers key="vehicles" numbers={registrationNumbers} />, ...notes],
    warning: isAtRisk ? words.atRisk : undefined,
    pay:
      left === null
        ? undefined
        : {
            label: words.pay,
            name: fill(words.payPlan, {
              amount: formatAmount(left),
              referenceNumber: referenceAloud(referenceNumber),
            }),
          },
  };
}
