import { Band, ErrorView, Section } from '@mina-sidor/ui';
import { useRevalidator } from 'react-router';

import { useServices } from '../customer/services.ts';
import { ProviderLink } from '../parts/ProviderLink.tsx';
import { texts } from '../texts.ts';
import { useFocusHeadingOnUnmount } from '../platform/useFocusHeadingOnUnmount.ts';
import { DomainShell } from './DomainShell.tsx';

interface MaintenanceProps {
  /** True when it replaces a page that the customer was on. */
  readonly takesFocus: boolean;
}

/** Replaces every page while the portal is closed (rows R18 and R19). */
export function Maintenance({ takesFocus }: MaintenanceProps) {
  const { siteState } = useServices();
  const { revalidate, state } = useRevalidator();
  const words = texts.pages.maintenance;

  // When the portal is open again, the button disappears with the focus.
  useFocusHeadingOnUnmount();

  return (
    <DomainShell>
      <Band edge="ornament">{null}</Band>
      <Section width="reading">
        <ErrorView
          action={<ProviderLink to="contactUs">{words.contact}</ProviderLink>}
          cause="maintenance"
          headingLevel={1}
          isReloading={state === 'loading'}
          onReload={() => {
            siteState.believeNextAnswer();
            void revalidate();
          }}
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
