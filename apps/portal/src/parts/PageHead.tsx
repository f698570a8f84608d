import type { ReactNode } from 'react';
import { Heading, Stack, Text } from '@mina-sidor/ui';

interface PageHeadProps {
  /** The page's one main heading, which focus goes to on entry. */
  readonly title: string;
  /** What the page is for, in a sentence. */
  readonly lead: string;
  /** What must be known before the rest, in the size of the text. */
  readonly children?: ReactNode;
}

/** What a page begins with. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <Stack gap="x8">
      <Heading isFocusTarget level={1}>
        {title}
      </Heading>
      <Text size="lead" tone="soft">
        {lead}
      </Text>
      {children}
    </Stack>
  );
}
