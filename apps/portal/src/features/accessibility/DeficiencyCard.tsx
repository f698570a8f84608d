import { Card, Heading, Inline, Stack, Tag, Text } from '@mina-sidor/ui';
import { fill } from '@mina-sidor/texts';

import { texts } from '../../texts.ts';
import type { Deficiency } from './deficiencies.ts';

const { deficiencies: words, situations } = texts.accessibility;

interface DeficiencyCardProps {
  readonly deficiency: Deficiency;
}

export function DeficiencyCard({
  deficiency: { name, concerns, promisedBy },
}: DeficiencyCardProps) {
  const { title, why, instead, mended } = words.list[name];
  return (
    <Card as="li">
      <Stack gap="x12">
        <Inline justify="between">
          <Heading level={3}>{title}</Heading>
          <Inline gap="x8">
            {concerns.map((situation) => (
              <Tag key={situation}>{situations[situation]}</Tag>
            ))}
          </Inline>
        </Inline>
        <Text>{why}</Text>
        <Text isSetOff>
          <Text as="span" weight="bold">
            {words.instead}
          </Text>{' '}
          {instead}
        </Text>
        <Text size="small" tone="soft">
          {fill<string>(mended, promisedBy === undefined ? {} : { date: promisedBy })}
        </Text>
      </Stack>
    </Card>
  );
}
