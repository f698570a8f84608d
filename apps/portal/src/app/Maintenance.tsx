import { ErrorView, Section } from '@mina-sidor/ui';
import { useRevalidator } from 'react-router';

import { ProviderLink } from '../parts/ProviderLink.tsx';
import { texts } from '../texts.ts';
import { useFocusHandedOn } from '../platform/useFocusHandedOn.ts';
import { DomainShell } from './DomainShell.tsx';

interface MaintenanceProps {
  /** True when it replaces a page that the customer was on. */
  readonly takesFocus: boolean;
}

/** In place of every page while the portal is closed (rows R18 and R19). */
export function Maintenance({ takesFocus }: MaintenanceProps) {
  const { revalidate, state } = useRevalidator();
  const words = texts.pages.maintenance;

  // The button leaves when the page is back, and takes focus with it.
  useFocusHandedOn();

  return (
    <DomainShell>
      <Section>
        <ErrorView
          action={<ProviderLink to="contactUs">{words.contact}</ProviderLink>}
          cause="maintenance"
          headingLevel={1}
          isReloading={state === 'loading'}
          onReload={() => void revalidate()}
          reloadLabel={texts.errors.tryAgain}
          takesFocus={takesFocus}
          title={words.title}
        >
          {words.text}
        </ErrorView>
      </Section>
    </DomainShell>
  );
}
