import { Button, ErrorView, Section } from '@mina-sidor/ui';
import { useRevalidator } from 'react-router';

import { texts } from '../shared/texts.ts';

interface GateFailedProps {
  /**
   * Tries again.
   * @default asks the page's gate again
   */
  readonly reload?: () => void;
}

/** In place of a page behind the login while the server cannot say whether it may be shown. */
export function GateFailed({ reload }: GateFailedProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <Section>
      <ErrorView
        action={
          <Button isPending={state === 'loading'} onClick={reload ?? (() => void revalidate())}>
            {texts.errors.tryAgain}
          </Button>
        }
        announcement="alert"
        headingLevel={1}
        title={texts.errors.connection}
      />
    </Section>
  );
}
