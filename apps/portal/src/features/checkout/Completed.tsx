import type { ReactNode } from 'react';
import { ButtonLink, Heading, Notice, Stack } from '@mina-sidor/ui';

import { hrefOf, paths } from '../../paths.ts';
import { texts } from '../../texts.ts';

const words = texts.checkout.completed;

interface CompletedProps {
  readonly facts: ReactNode;
  readonly referenceNumber: string | undefined;
}

/** Thanks for the payment and leads on (rows P08–P10). */
export function Completed({ facts, referenceNumber }: CompletedProps) {
  return (
    <Stack gap="x20">
      <Heading isFocusTarget level={1}>
        {words.title}
      </Heading>
      <Notice title={words.text} tone="positive">
        {words.time}
      </Notice>
      {facts}
      <div>
        {referenceNumber === undefined ? (
          <ButtonLink href={paths.claims}>{words.toClaims}</ButtonLink>
        ) : (
          <ButtonLink href={hrefOf('case', referenceNumber)}>{words.toCase}</ButtonLink>
        )}
      </div>
    </Stack>
  );
}
