import { Heading, Section, Stack, Text } from '@mina-sidor/ui';

import { texts } from '../../shared/texts.ts';
import { DamageTable } from './DamageTable.tsx';
import type { DamagesState } from './useDamages.ts';
import { WayOn } from './WayOn.tsx';

const words = texts.damages;

interface DamagesViewProps {
  readonly state: DamagesState;
}

/** The customer's damages, and what to do about another one or about one of them (row S03). */
export function DamagesView({ state }: DamagesViewProps) {
  // The empty list leads to the report itself.
  const isEmpty = state.status === 'ready' && state.damages.length === 0;
  return (
    <Section>
      <Stack gap="x24">
        <Stack gap="x8">
          <Heading isFocusTarget level={1}>
            {texts.pages.damage.title}
          </Heading>
          <Text size="lead" tone="soft">
            {words.intro}
          </Text>
        </Stack>
        <DamageTable state={state} />
        {isEmpty ? null : <WayOn />}
      </Stack>
    </Section>
  );
}
