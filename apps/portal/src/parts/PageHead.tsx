import type { ReactNode } from 'react';
import { Heading, Stack, Text } from '@mina-sidor/ui';
import { softHyphens } from '@mina-sidor/texts';

interface PageHeadProps {
  readonly title: string;
  readonly lead: string;
  /** What the customer must know before the rest of the page. */
  readonly children?: ReactNode;
}

export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <Stack gap="x8">
      <Heading isFocusTarget level={1}>
        {softHyphens(title)}
      </Heading>
      <Text size="lead" tone="soft">
        {softHyphens(lead)}
      </Text>
      {children}
    </Stack>
  );
}
