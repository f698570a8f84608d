import { fill } from '@mina-sidor/texts';
import { Button, Text } from '@mina-sidor/ui';

import type { GlobalError } from '../customer/globalError.ts';
import { useServices } from '../customer/services.ts';
import { MoneyText } from '../parts/payment/MoneyText.tsx';
import { useFocusHeadingOnUnmount } from '../platform/useFocusHeadingOnUnmount.ts';
import { texts } from '../texts.ts';
import { ErrorPage } from './ErrorPage.tsx';

const { connection, tryAgain } = texts.errors;
const { title, text, code, codeInEnglish, back } = texts.payment.notStarted;

interface GlobalErrorScreenProps {
  readonly error: GlobalError;
}

/** Covers the page until the customer goes back or tries again (rows E06, E08 and E09). */
export function GlobalErrorScreen({ error }: GlobalErrorScreenProps) {
  const { globalError } = useServices();
  useFocusHeadingOnUnmount();
  const isPayment = error.kind === 'paymentNotStarted';
  return (
    <ErrorPage
      action={<Button onClick={() => globalError.set(null)}>{isPayment ? back : tryAgain}</Button>}
      takesFocus
      title={isPayment ? title : connection}
    >
      {isPayment && (
        <>
          <MoneyText advice={text} money={error.money} /> {fill(code, { status: error.httpStatus })}{' '}
          <Text as="span" lang="en">
            {codeInEnglish}
          </Text>
        </>
      )}
    </ErrorPage>
  );
}
