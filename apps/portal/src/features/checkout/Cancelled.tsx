import type { ReactNode } from 'react';
import { Button, ButtonLink, Heading, Stack, Text } from '@mina-sidor/ui';

import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';

const words = texts.checkout.cancelled;

interface CancelledProps {
  readonly facts: ReactNode;
  /** `null` where it is not known what to pay: then the way leads back to where it is chosen. */
  readonly payAgain: (() => void) | null;
  readonly isPending: boolean;
}

/** The customer has given the payment up, and may begin anew. */
export function Cancelled({ facts, payAgain, isPending }: CancelledProps) {
  return (
    <Stack gap="x20">
      <Heading isFocusTarget level={1}>
        {words.title}
      </Heading>
      <Text>{words.text}</Text>
      {facts}
      <div>
        {payAgain === null ? (
          <ButtonLink href={paths.claims}>{words.tryAgain}</ButtonLink>
        ) : (
          <Button isPending={isPending} onClick={payAgain} pendingLabel={texts.checkout.loading}>
            {words.tryAgain}
          </Button>
        )}
      </div>
    </Stack>
  );
}
