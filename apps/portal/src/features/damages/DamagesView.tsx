import { ButtonLink, Card, Grid, Heading, Link, Section, Stack, Text } from '@mina-sidor/ui';

import { useCustomer } from '../../customer/customer.ts';
import { useServices } from '../../customer/services.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { DamageTable } from './DamageTable.tsx';
import type { DamagesState } from './useDamages.ts';

const words = texts.damages;

interface DamagesViewProps {
  readonly state: DamagesState;
}

/** The customer's damages, and links to report a new one or add to one (row S03). */
export function DamagesView({ state }: DamagesViewProps) {
  // The empty list has its own link to the report. Below a list that loads they would move when it comes.
  const hasNextSteps =
    state.status === 'failed' || (state.status === 'ready' && state.damages.length > 0);
  return (
    <Section>
      <Stack gap="x24">
        <PageHead lead={words.intro} title={texts.pages.titles.damages} />
        <DamageTable state={state} />
        {hasNextSteps ? <NextSteps /> : null}
      </Stack>
    </Section>
  );
}

function NextSteps() {
  const { config } = useServices();
  const { access } = useCustomer();
  const { title, text, report, addTitle, addText, add } = words.wayOn;
  return (
    <Grid columns={2}>
      <Card as="section">
        <Stack gap="x12">
          <Heading level={2} size="h3">
            {title}
          </Heading>
          <Text>{text}</Text>
          <div>
            <ButtonLink href={config.links.damageReport} isExternal variant="secondary">
              {report}
            </ButtonLink>
          </div>
        </Stack>
      </Card>
      {access.routes.messages ? (
        <Card as="section">
          <Stack gap="x12">
            <Heading level={2} size="h3">
              {addTitle}
            </Heading>
            <Text>{addText}</Text>
            <Text>
              <Link href={paths.messages}>{add}</Link>
            </Text>
          </Stack>
        </Card>
      ) : null}
    </Grid>
  );
}
