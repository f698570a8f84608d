import { Heading, Link, Section, Stack, Text } from '@mina-sidor/ui';
import { useMatches } from 'react-router';

import { paths } from '../../shared/paths.ts';
import { handleOf } from '../../shared/routeHandle.ts';
import { texts } from '../../shared/texts.ts';

/** Stands, with its own title, for a page that is still to be built, and says so. */
export function Component() {
  const title = handleOf(useMatches())?.title ?? '';
  return (
    <Section>
      <Stack gap="x16">
        <Heading isFocusTarget level={1}>
          {title}
        </Heading>
        <Text>{texts.pages.notReady.text}</Text>
        <Text>
          <Link href={paths.overview}>{texts.pages.notReady.back}</Link>
        </Text>
      </Stack>
    </Section>
  );
}
