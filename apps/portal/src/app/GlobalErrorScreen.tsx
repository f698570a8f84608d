import { useEffect } from 'react';
import { Button, ErrorView, Section } from '@mina-sidor/ui';
import { fill } from '@mina-sidor/texts';

import { focusPageHeading } from '../platform/focusPageHeading.ts';
import type { GlobalError } from '../customer/globalError.ts';
import { useServices } from '../customer/services.ts';
import { texts } from '../texts.ts';

interface GlobalErrorScreenProps {
  readonly error: GlobalError;
}

/** Covers the page until the customer goes back to it or tries again (rows E06, E08 and E09). */
export function GlobalErrorScreen({ error }: GlobalErrorScreenProps) {
  const { globalError } = useServices();

  // What had focus is gone when this screen goes.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusPageHeading();
    },
    [],
  );

  const { title, text, action } = wordsOf(error);
  return (
    <Section>
      <ErrorView
        action={<Button onClick={() => globalError.set(null)}>{action}</Button>}
        headingLevel={1}
        takesFocus
        title={title}
      >
        {text}
      </ErrorView>
    </Section>
  );
}

function wordsOf(error: GlobalError) {
  switch (error.kind) {
    case 'connection':
      return { title: texts.errors.connection, text: undefined, action: texts.errors.tryAgain };
    case 'paymentNotStarted': {
      const words = texts.payment.notStarted;
      const text = `${words.text} ${fill(words.code, { status: error.httpStatus })}`;
      return { title: words.title, text, action: words.back };
    }
  }
}
