import { ErrorView, Link, Section } from '@mina-sidor/ui';
import { useRouteError } from 'react-router';

import { useServices } from '../shared/services.ts';
import { texts } from '../shared/texts.ts';
import { GateFailed } from './GateFailed.tsx';
import { GateError } from './gates.ts';

/** In place of a page that could not be shown: because the server could not be asked, or because of a fault of ours. */
export function PageError() {
  const error = useRouteError();
  const { config } = useServices();
  if (error instanceof GateError) return <GateFailed />;
  return (
    <Section>
      <ErrorView
        action={
          <Link href={config.links.contactUs} isExternal>
            {texts.errors.contact}
          </Link>
        }
        headingLevel={1}
        title={texts.errors.unexpected}
      />
    </Section>
  );
}
