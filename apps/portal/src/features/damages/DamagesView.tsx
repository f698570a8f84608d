import { Section, Stack } from '@mina-sidor/ui';

import { PageHead } from '../../parts/PageHead.tsx';
import { texts } from '../../texts.ts';
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
        <PageHead lead={words.intro} title={texts.pages.damage.title} />
        <DamageTable state={state} />
        {isEmpty ? null : <WayOn />}
      </Stack>
    </Section>
  );
}
