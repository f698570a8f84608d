import { ButtonLink, Card, Heading, Link, Notice, Stack, Text } from '@mina-sidor/ui';

import { useCustomer } from '../../customer/customer.ts';
import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';

const words = texts.registerExtract.ordered;

/** The confirmation (row X02), with when and where the extract comes (row X03). */
export function Ordered() {
  const { access } = useCustomer();
  return (
    <Card padding="large">
      <Stack gap="x20">
        <Heading isFocusTarget level={1}>
          {words.title}
        </Heading>
        <Notice title={words.thanks} tone="positive">
          {words.ready}
        </Notice>
        {access.routes.documents ? (
          <div>
            <ButtonLink href={paths.documents}>{words.toDocuments}</ButtonLink>
          </div>
        ) : null}
        <Text>
          <Link href={paths.overview}>{words.toOverview}</Link>
        </Text>
      </Stack>
    </Card>
  );
}
