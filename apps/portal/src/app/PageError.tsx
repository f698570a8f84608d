import { Button, ErrorView, Link, Section } from '@mina-sidor/ui';
import { useRevalidator, useRouteError } from 'react-router';

import { useServices } from '../shared/services.ts';
import { texts } from '../shared/texts.ts';
import { GateError } from './gates.ts';

/** In place of a page that could not be shown: because the server could not be asked, or because of a fault of ours. */
export function PageError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const { config } = useServices();
  const isGateError = error instanceof GateError;
  return (
    <Section>
      <ErrorView
        action={
          isGateError ? (
            <Button isPending={state === 'loading'} onClick={() => void revalidate()}>
              {texts.errors.tryAgain}
            </Button>
          ) : (
            <Link href={config.links.contactUs} isExternal>
              {texts.errors.contact}
            </Link>
          )
        }
        headingLevel={1}
        title={isGateError ? texts.errors.connection : texts.errors.unexpected}
      />
    </Section>
  );
}
