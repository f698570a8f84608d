import { Stack, Tabs, VisuallyHidden } from '@mina-sidor/ui';
import type { ClaimCase } from '@mina-sidor/api-client';
import { fill } from '@mina-sidor/texts';

import { type CaseTab, withTab } from '../../customer/listSettings.ts';
import { useCustomer } from '../../customer/customer.ts';
import { useStore } from '../../platform/store.ts';
import { texts } from '../../texts.ts';
import { CaseTable } from './CaseTable.tsx';
import {
  DebtCompilationDialog,
  DebtCompilationLink,
} from '../../parts/debtCompilation/DebtCompilation.tsx';
import { useDebtCompilation } from '../../parts/debtCompilation/useDebtCompilation.ts';

const words = texts.claims.tabs;

interface CaseTabsProps {
  readonly active: readonly ClaimCase[];
  readonly closed: readonly ClaimCase[];
}

function isCaseTab(key: string): key is CaseTab {
  return key === 'active' || key === 'closed';
}

/** Tabs of active and closed cases. The tab and the number of rows survive a visit to a case (rows C09, C16, D03). */
export function CaseTabs({ active, closed }: CaseTabsProps) {
  const { listSettings } = useCustomer().scope;
  const { tabKey } = useStore(listSettings);
  // Above the tabs, so that a running order survives a change of tab.
  const compilation = useDebtCompilation();
  return (
    <>
      <VisuallyHidden as="h2">{words.heading}</VisuallyHidden>
      <Tabs
        items={[
          {
            key: 'active',
            label: fill(words.active, { count: active.length }),
            content: (
              <Stack gap="x24">
                <CaseTable cases={active} tab="active" />
                <DebtCompilationLink onOpen={() => compilation.onOpenChange(true)} />
              </Stack>
            ),
          },
          {
            key: 'closed',
            label: fill(words.closed, { count: closed.length }),
            content: <CaseTable cases={closed} tab="closed" />,
          },
        ]}
        label={words.label}
        onValueChange={(key) => {
          if (isCaseTab(key)) listSettings.set(withTab(listSettings.get(), key));
        }}
        value={tabKey}
      />
      <DebtCompilationDialog compilation={compilation} />
    </>
  );
}
