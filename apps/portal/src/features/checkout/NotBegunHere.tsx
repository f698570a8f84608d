import { type ReactNode, useState } from 'react';
import { Button, ButtonLink, Card, Heading, Inline, Section, Stack, Text } from '@mina-sidor/ui';
import { fill, softHyphens } from '@mina-sidor/texts';

import { useStageEntry } from '../../parts/useStageEntry.ts';
import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';

const words = texts.checkout.notBegunHere;

interface NotBegunHereProps {
  readonly fullName: string;
  /** The checkout, drawn only when the customer opens it. */
  readonly children: ReactNode;
}

/** Asks before it opens a payment of which this browser does not know whose it is (row Z56). */
export function NotBegunHere({ fullName, children }: NotBegunHereProps) {
  const [isOpened, setIsOpened] = useState(false);
  useStageEntry({ title: isOpened ? texts.pages.titles.checkout : words.title, text: '' });
  if (isOpened) return children;
  return (
    <Section spacing="x24">
      <Card padding="large">
        <Stack gap="x20">
          <Heading isFocusTarget level={1}>
            {softHyphens(words.title)}
          </Heading>
          <Text>{fill(words.text, { name: fullName })}</Text>
          <Inline gap="x12">
            <ButtonLink href={paths.claims}>{texts.checkout.toClaims}</ButtonLink>
            <Button onClick={() => setIsOpened(true)} variant="secondary">
              {words.open}
            </Button>
          </Inline>
        </Stack>
      </Card>
    </Section>
  );
}
