import { Header, Logo, PageShell, Section, SkipLink } from '@mina-sidor/ui';

import { MaintenanceNotice } from '../shared/MaintenanceNotice.tsx';
import { texts } from '../shared/texts.ts';
import { mainId } from '../shared/mainId.ts';

/** In place of every page while the portal is closed (rows R18 and R19). */
export function Maintenance() {
  return (
    <PageShell
      footer={null}
      header={
        <Header kind="domain" logo={<Logo name={texts.shell.providerName} variant="header" />} />
      }
      mainId={mainId}
      skipLink={<SkipLink targetId={mainId}>{texts.shell.skipLink}</SkipLink>}
    >
      <Section>
        <MaintenanceNotice headingLevel={1} />
      </Section>
    </PageShell>
  );
}
