import type { ReactNode } from 'react';
import { Button, Heading, Stack, Text } from '@mina-sidor/ui';

import { texts } from '../../shared/texts.ts';

const words = texts.checkout.cancelled;

interface CancelledProps {
  readonly facts: ReactNode;
  readonly tryAgain: () => void;
}

/** The customer has given the payment up, and may begin anew. */
export function Cancelled({ facts, tryAgain }: CancelledProps) {
  return (
    <Stack gap="x20">
      <Heading isFocusTarget level={1}>
        {words.title}
      </Heading>
      <Text>{words.text}</Text>
      {facts}
      <div>
        <Button onClick={tryAgain}>{words.tryAgain}</Button>
      </div>
    </Stack>
  );
}
