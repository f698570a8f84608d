import { Heading, Section, Stack } from '@mina-sidor/ui';

import { LoadFailed } from '../parts/LoadFailed.tsx';
import type { RouteErrorKey } from '../routeHandle.ts';
import { texts } from '../texts.ts';

/** The page's own header, so that the customer knows what is missing (rows E21 and E22). */
const headers: Record<RouteErrorKey, string> = {
  claims: texts.claims.title,
  case: texts.case.breadcrumb,
  documents: texts.documents.title,
  messages: texts.messages.title,
  damages: texts.damages.title,
  registerExtract: texts.registerExtract.title,
};

interface RouteFailedProps {
  readonly page: RouteErrorKey;
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

/** In place of a page that could not be reached, though it is known who the customer is (rows E21–E23). */
export function RouteFailed({ page, retry, isRetrying }: RouteFailedProps) {
  const words = texts.errors.routes;
  return (
    <Section>
      <Stack gap="x24">
        <Heading isFocusTarget level={1}>
          {headers[page]}
        </Heading>
        <LoadFailed
          isReloading={isRetrying}
          reload={retry}
          reloadLabel={texts.errors.tryAgain}
          text={words[page]}
          title={words.title}
        />
      </Stack>
    </Section>
  );
}
