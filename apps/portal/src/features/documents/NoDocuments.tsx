import { Card, Heading, Inline, Link, Stack, Text } from '@mina-sidor/ui';

import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import type { Documents } from './useDocuments.ts';

const words = texts.documents;

/**
 * In place of all sections for who has no documents: what will come, what will not, and what can be ordered, said once
 * (rows K13 and K15).
 */
export function NoDocuments({ canOrderCompilation }: Pick<Documents, 'canOrderCompilation'>) {
  return (
    <Card as="section">
      <Stack gap="x16">
        <Heading level={2}>{words.noDocuments.title}</Heading>
        <Text>{words.noDocuments.text}</Text>
        <Inline gap="x24">
          <Link href={paths.registerExtract}>{words.extracts.order}</Link>
          {canOrderCompilation ? (
            <Link href={paths.insurance}>{words.noDocuments.orderCompilation}</Link>
          ) : null}
        </Inline>
        <Stack gap="x4">
          <Text size="small" tone="soft">
            {words.demands.limit}
          </Text>
          <Text size="small" tone="soft">
            {words.extracts.limit}
          </Text>
        </Stack>
      </Stack>
    </Card>
  );
}
