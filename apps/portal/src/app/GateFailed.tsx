import type { ApiFailure } from '@mina-sidor/api-client';
import { ErrorView, Section } from '@mina-sidor/ui';

import { isAnswered } from '../domain/outcomePolicy.ts';
import { paths } from '../paths.ts';
import { texts } from '../texts.ts';
import { useFocusHandedOn } from '../platform/useFocusHandedOn.ts';
import { useOpenAnew } from './useOpenAnew.ts';

interface GateFailedProps {
  /**
   * What the question has ended with: only what nobody has answered is the network's fault.
   * @default nobody has answered
   */
  readonly failure?: ApiFailure | undefined;
  /** What is not known; while it is who the customer is, the header cannot offer to log out. */
  readonly lacks?: 'customer' | 'siteState';
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
export function GateFailed({
  failure,
  lacks,
  reload,
  isReloading = false,
  takesFocus = false,
}: GateFailedProps) {
  const { openAnew, isOpening } = useOpenAnew();
  useFocusHandedOn();
  const { title, text } = wordsOf(failure);
  return (
    <Section>
      <ErrorView
        headingLevel={1}
        // There may be a session all the same.
        home={
          lacks === 'customer' ? { label: texts.shell.logOut, href: paths.loggedOut } : undefined
        }
        isReloading={isReloading || isOpening}
        onReload={reload ?? openAnew}
        reloadLabel={texts.errors.tryAgain}
        title={title}
        {...(takesFocus ? { takesFocus } : { announcement: 'alert' })}
      >
        {text}
      </ErrorView>
    </Section>
  );
}

function wordsOf(failure: ApiFailure | undefined): {
  readonly title: string;
  readonly text?: string;
} {
  return failure !== undefined && isAnswered(failure)
    ? texts.errors.answered
    : { title: texts.errors.connection };
}
