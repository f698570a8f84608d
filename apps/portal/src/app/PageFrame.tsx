import { LoadingArea, Section, Skeleton, Stack } from '@mina-sidor/ui';

import { texts } from '../texts.ts';
import { DomainShell } from './DomainShell.tsx';

/**
 * What shows until it is known who is there and what may be seen: nothing that is not true for everybody. Every document
 * but the login's holds it, so that it shows before the code has come.
 */
export function PageFrame() {
  return (
    <DomainShell>
      <Section>
        <LoadingArea
          isLoading
          label={texts.pages.loading}
          skeleton={
            <Stack gap="x32">
              <Skeleton height="amount" />
              <Skeleton count={4} height="row" />
            </Stack>
          }
        >
          {null}
        </LoadingArea>
      </Section>
    </DomainShell>
  );
}
