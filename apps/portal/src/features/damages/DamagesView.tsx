import { ButtonLink, Card, Heading, Section, Stack, Text } from '@mina-sidor/ui';

import { useCustomer } from '../../customer/customer.ts';
import { useServices } from '../../customer/services.ts';
import type { Shown } from '../../customer/useQuery.ts';
import { LoadFailed } from '../../parts/LoadFailed.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { texts } from '../../texts.ts';
import { DamageTable } from './DamageTable.tsx';
import type { DamageRow } from './damages.rules.ts';

const words = texts.damages;

interface DamagesViewProps {
  readonly state: Shown<readonly DamageRow[]>;
}

/** The customer's damages, each with a link to write about it, and one to report a new one (rows S03, Z80). */
export function DamagesView({ state }: DamagesViewProps) {
  const { messages } = useCustomer().access.routes;
  const isEmpty = state.status === 'ready' && state.value.length === 0;
  const hasWriteLinks = messages && state.status !== 'failed' && !isEmpty;
  return (
    <Section>
      <Stack gap="x24">
        <PageHead
          lead={hasWriteLinks ? `${words.intro} ${words.writeIntro}` : words.intro}
          title={texts.pages.titles.damages}
        />
        {state.status === 'failed' ? (
          <LoadFailed
            isReloading={state.isReloading}
            reload={state.reload}
            reloadLabel={words.reload}
            text={words.failedText}
            title={words.failed}
          />
        ) : (
          <Card isOpenWhenNarrow>
            <DamageTable state={state} />
          </Card>
        )}
        {/* The empty list has its own link to the report. Below a list that loads this one would move when it comes. */}
        {state.status === 'loading' || isEmpty ? null : <ReportDamage />}
      </Stack>
    </Section>
  );
}

function ReportDamage() {
  const { config } = useServices();
  const { title, text, report } = words.wayOn;
  return (
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
  );
}
