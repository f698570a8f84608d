import type { ReactNode } from 'react';
import { Header, PageShell, SkipLink } from '@mina-sidor/ui';

import { ProviderLogo } from '../parts/ProviderLogo.tsx';
import { mainId } from '../platform/mainId.ts';
import { texts } from '../texts.ts';

interface DomainShellProps {
  readonly children: ReactNode;
}

/** The frame of a page while no other page can be reached: a header without a menu (row N03). */
export function DomainShell({ children }: DomainShellProps) {
  return (
    <PageShell
      footer={null}
      header={<Header kind="domain" logo={<ProviderLogo variant="header" />} />}
      mainId={mainId}
      skipLink={<SkipLink targetId={mainId}>{texts.shell.skipLink}</SkipLink>}
    >
      {children}
    </PageShell>
  );
}
