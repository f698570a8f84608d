import { Section } from '@mina-sidor/ui';

import { MaintenanceNotice } from '../shared/MaintenanceNotice.tsx';
import { DomainShell } from './DomainShell.tsx';

/** In place of every page while the portal is closed (rows R18 and R19). */
export function Maintenance() {
  return (
    <DomainShell>
      <Section>
        <MaintenanceNotice headingLevel={1} />
      </Section>
    </DomainShell>
  );
}
