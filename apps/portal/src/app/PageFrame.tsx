import { LoadingArea, Section, Skeleton, Stack } from '@mina-sidor/ui';

import { texts } from '../texts.ts';
import { DomainShell } from './DomainShell.tsx';

/**
 * The page until the portal knows the customer and what they may see. It says nothing that could be wrong for anybody.
 * Every document except the login's contains it, so it shows before the code has loaded.
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
