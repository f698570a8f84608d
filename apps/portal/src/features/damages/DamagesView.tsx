import { ButtonLink, Card, Grid, Heading, Section, Stack, Text } from '@mina-sidor/ui';
import { fill } from '@mina-sidor/texts';

import { useCustomer } from '../../customer/customer.ts';
import { useServices } from '../../customer/services.ts';
import type { Shown } from '../../customer/useQuery.ts';
import { LoadFailed } from '../../parts/LoadFailed.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { WriteLink } from '../../parts/WriteLink.tsx';
import { texts } from '../../texts.ts';
import { DamageTable } from './DamageTable.tsx';
import type { DamageRow } from './damages.rules.ts';

const words = texts.damages;

interface DamagesViewProps {
  readonly state: Shown<readonly DamageRow[]>;
}

/** The customer's damages, and links to report a new one or add to one (row S03). */
export function DamagesView({ state }: DamagesViewProps) {
  // The empty list has its own link to the report. Below a list that loads they would move when it comes.
  const hasNextSteps =
    state.status === 'failed' || (state.status === 'ready' && state.value.length > 0);
  return (
    <Section>
      <Stack gap="x24">
        <PageHead lead={words.intro} title={texts.pages.titles.damages} />
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
        {hasNextSteps ? <NextSteps damages={state.status === 'ready' ? state.value : []} /> : null}
      </Stack>
    </Section>
  );
}

/** More damages than this have one link, and the customer writes the number. */
const mostLinks = 3;

interface NextStepsProps {
  readonly damages: readonly DamageRow[];
}

function NextSteps({ damages }: NextStepsProps) {
  const { config } = useServices();
  const { access } = useCustomer();
  const { title, text, report, addTitle, add, addTo } = words.wayOn;
  const areFew = damages.length > 0 && damages.length <= mostLinks;
  const areNamed = areFew && damages.every(({ number }) => number !== '');
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
            {areNamed ? null : <Text>{numberText(damages)}</Text>}
            {areNamed ? (
              damages.map(({ key, number }) => (
                <div key={key}>
                  <WriteLink about={{ subject: 'Damage', number }}>
                    {fill(addTo, { number })}
                  </WriteLink>
                </div>
              ))
            ) : (
              <div>
                <WriteLink about={{ subject: 'Damage', number: '' }}>{add}</WriteLink>
              </div>
            )}
          </Stack>
        </Card>
      ) : null}
    </Grid>
  );
}

/** Asks for the number of the damage. In a card of the list no word says which number that is, so one is shown. */
function numberText(damages: readonly DamageRow[]): string {
  const example = damages.find(({ number }) => number !== '');
  return example === undefined
    ? words.wayOn.addNumber
    : fill(words.wayOn.addNumberLike, { number: example.number });
}
