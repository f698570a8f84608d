import { fill } from '@mina-sidor/texts';
import { Button, ErrorView, Section } from '@mina-sidor/ui';

import type { GlobalError } from '../customer/globalError.ts';
import { useServices } from '../customer/services.ts';
import { moneyText } from '../parts/payment/moneyText.ts';
import { useFocusHandedOn } from '../platform/useFocusHandedOn.ts';
import { texts } from '../texts.ts';

const { connection, tryAgain } = texts.errors;
const { title, text, code, back } = texts.payment.notStarted;

interface GlobalErrorScreenProps {
  readonly error: GlobalError;
}

/** Covers the page until the customer goes back to it or tries again (rows E06, E08 and E09). */
export function GlobalErrorScreen({ error }: GlobalErrorScreenProps) {
  const { globalError } = useServices();
  useFocusHandedOn();
  const isPayment = error.kind === 'paymentNotStarted';
  return (
    <Section>
      <ErrorView
        action={
          <Button onClick={() => globalError.set(null)}>{isPayment ? back : tryAgain}</Button>
        }
        headingLevel={1}
        takesFocus
        title={isPayment ? title : connection}
      >
        {isPayment && `${moneyText(error.money, text)} ${fill(code, { status: error.httpStatus })}`}
      </ErrorView>
    </Section>
  );
}
