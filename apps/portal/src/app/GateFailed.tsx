import { ErrorView, Section } from '@mina-sidor/ui';

import { texts } from '../shared/texts.ts';
import { useFocusHandedOn } from '../shared/useFocusHandedOn.ts';
import { useOpenAnew } from './useOpenAnew.ts';

interface GateFailedProps {
  /**
   * Tries again.
   * @default asks the page's gate again
   */
  readonly reload?: () => void;
  /** It is being tried again by `reload`. */
  readonly isReloading?: boolean;
  /**
   * True when it takes the place of a page that the customer went to, so that focus is where it is read.
   * @default false: it is an alert
   */
  readonly takesFocus?: boolean;
}

/** In place of a page behind the login while the server cannot say whether it may be shown. */
export function GateFailed({ reload, isReloading = false, takesFocus = false }: GateFailedProps) {
  const { openAnew, isOpening } = useOpenAnew();
  useFocusHandedOn();
  return (
    <Section>
      <ErrorView
        headingLevel={1}
        isReloading={isReloading || isOpening}
        onReload={reload ?? openAnew}
        reloadLabel={texts.errors.tryAgain}
        title={texts.errors.connection}
        {...(takesFocus ? { takesFocus } : { announcement: 'alert' })}
      />
    </Section>
  );
}
