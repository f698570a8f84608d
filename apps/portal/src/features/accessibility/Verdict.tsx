import {
  Card,
  DescriptionList,
  Heading,
  PartlyIcon,
  Stack,
  SuccessIcon,
  Tag,
  Text,
  VisuallyHidden,
} from '@mina-sidor/ui';
import { fill } from '@mina-sidor/texts';

import { texts } from '../../texts.ts';
import { conformanceOf, knownText } from './accessibility.rules.ts';
import { days, type Deficiency } from './deficiencies.ts';
import { partIds } from './partIds.ts';

const words = texts.accessibility.verdict;

interface VerdictProps {
  readonly deficiencies: readonly Deficiency[];
}

/** The level of conformance, the standard, and how and when the portal was reviewed. */
export function Verdict({ deficiencies }: VerdictProps) {
  const bold = (text: string) => (
    <Text as="span" weight="bold">
      {text}
    </Text>
  );
  return (
    <section>
      <VisuallyHidden as="div">
        <Heading id={partIds.verdict} isFocusTarget level={2}>
          {words.heading}
        </Heading>
      </VisuallyHidden>
      <Card>
        <DescriptionList
          layout="prose"
          items={[
            { term: words.heading, description: <Conformance deficiencies={deficiencies} /> },
            {
              term: words.service,
              description: bold(
                fill(words.serviceName, {
                  site: texts.shell.siteName,
                  provider: texts.shell.providerName,
                }),
              ),
            },
            { term: words.standards, description: bold(words.standardNames) },
            {
              term: words.method,
              description: (
                <>
                  {bold(words.ownReview)}{' '}
                  <Text as="span" weight="regular">
                    {words.means} {fill(words.heard, { date: days.heard })} {words.notTried}
                  </Text>
                </>
              ),
            },
            { term: words.reviewed, description: bold(days.reviewed) },
            { term: words.updated, description: bold(days.updated) },
          ]}
        />
      </Card>
    </section>
  );
}

function Conformance({ deficiencies }: VerdictProps) {
  const isFull = conformanceOf(deficiencies) === 'full';
  return (
    <Stack align="start" gap="x4">
      <Tag
        icon={isFull ? <SuccessIcon size="small" /> : <PartlyIcon size="small" />}
        tone={isFull ? 'positive' : 'warning'}
      >
        {isFull ? words.full : words.partial}
      </Tag>
      <Text weight="regular">
        {words.law} {knownText(deficiencies.length)}
      </Text>
    </Stack>
  );
}
