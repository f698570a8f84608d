import { Button, Heading, Loader, Notice, Stack, Text } from '@mina-sidor/ui';

import { texts } from '../../texts.ts';
import type { CheckoutPageState } from './useCheckout.ts';

const words = texts.checkout.unavailable;

interface UnavailableProps {
  readonly standing: Extract<CheckoutPageState, { status: 'unavailable' }>['standing'];
}

/** Says that nothing can be paid now (row P12), and offers to pay only what has not been paid. */
export function Unavailable({ standing }: UnavailableProps) {
  return (
    <Stack gap="x20">
      <Heading isFocusTarget level={1}>
        {words.title}
      </Heading>
      <Standing standing={standing} />
    </Stack>
  );
}

function Standing({ standing }: UnavailableProps) {
  switch (standing) {
    case 'asking':
      return <Loader label={words.asking} />;
    case 'inProgress':
    case 'nothingToPay':
      return (
        <Notice announcement="status" title={words[standing].title} tone="info">
          {words[standing].text}
        </Notice>
      );
    case 'payable':
    case 'unknown':
      return (
        <>
          <Notice announcement="status" title={words[standing].title} tone="warning">
            {words[standing].text}
          </Notice>
          <Text>{words.plusgiro}</Text>
          <div>
            <Button
              onClick={() => {
                location.reload();
              }}
            >
              {texts.checkout.reload}
            </Button>
          </div>
        </>
      );
  }
}
