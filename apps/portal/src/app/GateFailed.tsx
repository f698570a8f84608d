import type { ApiFailure } from '@mina-sidor/api-client';
import { Heading, Section, Stack } from '@mina-sidor/ui';
import { useLocation, useNavigate, useNavigation } from 'react-router';

import { isAnswered } from '../domain/outcomePolicy.ts';
import { customerPages, type CustomerPageName } from '../features.ts';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { paths } from '../paths.ts';
import { useFocusHandedOn } from '../platform/useFocusHandedOn.ts';
import { useTitleWhile } from '../documentTitle.ts';
import { texts } from '../texts.ts';
import { ErrorPage } from './ErrorPage.tsx';

interface Retry {
  readonly reload: () => void;
  readonly isReloading: boolean;
}

interface GateFailedProps {
  /** The page, whose own words say what is missing. */
  readonly page?: CustomerPageName | undefined;
  /** How the question ended. @default nobody has answered, which is the network's fault */
  readonly failure?: ApiFailure | undefined;
  /** What is not known. While it is who the customer is, the header cannot offer to log out. */
  readonly lacks?: 'customer' | 'siteState';
  /** How to try again. @default opens the page again */
  readonly retry?: Retry;
  /** True where the customer has just gone to the page, so that focus is where it is read. @default an alert */
  readonly takesFocus?: boolean;
}

/** In place of a page that could not be opened: who may see it is not known, or its code is missing. */
export function GateFailed({ page, retry, ...rest }: GateFailedProps) {
  const reopening = useReopening();
  const howAgain = retry ?? reopening;
  const text = page === undefined ? null : customerPages[page].unreachable;
  return page === undefined || text === null || rest.lacks === 'customer' ? (
    <NothingKnown {...rest} {...howAgain} />
  ) : (
    <Section>
      <PageUnreachable page={page} text={text} {...howAgain} />
    </Section>
  );
}

/** The page's own heading, and what is missing (rows E21–E23). */
export function PageUnreachable({
  page,
  text,
  ...retry
}: Retry & { readonly page: CustomerPageName; readonly text: string }) {
  const { title, shortTitle = title } = customerPages[page];
  useTitleWhile(true, `${texts.errors.unreachable} ${shortTitle}`);
  return (
    <Stack gap="x24">
      <Heading isFocusTarget level={1}>
        {shortTitle}
      </Heading>
      <LoadFailed
        {...retry}
        reloadLabel={texts.errors.tryAgain}
        text={text}
        title={texts.errors.unreachable}
      />
    </Stack>
  );
}

function NothingKnown({
  failure,
  lacks,
  reload,
  isReloading,
  takesFocus = false,
}: Retry & Pick<GateFailedProps, 'failure' | 'lacks' | 'takesFocus'>) {
  useFocusHandedOn();
  const isNetwork = failure === undefined || !isAnswered(failure);
  return (
    <ErrorPage
      // There may be a session all the same.
      home={lacks === 'customer' ? { label: texts.shell.logOut, href: paths.loggedOut } : undefined}
      isReloading={isReloading}
      onReload={reload}
      reloadLabel={texts.errors.tryAgain}
      title={isNetwork ? texts.errors.connection : texts.errors.answered.title}
      {...(takesFocus ? { takesFocus } : { announcement: 'alert' })}
    >
      {isNetwork ? undefined : texts.errors.answered.text}
    </ErrorPage>
  );
}

/**
 * Opens the page again. As an entry, not as a revalidation: after that the router lets go of an error only if React has
 * drawn the moment in which it was under way, and with a quick answer on a slow device it has not.
 */
function useReopening(): Retry {
  const navigate = useNavigate();
  const { state } = useNavigation();
  const here = useLocation();
  const navigationState: unknown = here.state;
  return {
    reload: () => {
      void navigate(here, { replace: true, state: navigationState, preventScrollReset: true });
    },
    isReloading: state === 'loading',
  };
}
