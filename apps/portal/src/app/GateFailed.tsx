import type { ApiFailure } from '@mina-sidor/api-client';
import { Heading, Section, Stack } from '@mina-sidor/ui';
import { softHyphens } from '@mina-sidor/texts';

import { isAnswered } from '../domain/outcomePolicy.ts';
import { customerPages } from '../allFeatures.ts';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { type CustomerPageName, paths } from '../paths.ts';
import { useFocusHeadingOnUnmount } from '../platform/useFocusHeadingOnUnmount.ts';
import { useTitleWhile } from '../documentTitle.ts';
import { texts } from '../texts.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { type Retry, useReopening } from './useReopening.ts';

interface GateFailedProps {
  /** The page whose text says what is missing. */
  readonly page?: CustomerPageName | undefined;
  /** Why the request failed. @default no answer, which counts as a network problem */
  readonly failure?: ApiFailure | undefined;
  /** What is unknown. While the customer is unknown, the header cannot offer to log out. */
  readonly lacks?: 'customer' | 'siteState';
  /** How to try again. @default opens the page again */
  readonly retry?: Retry;
  /** True when the customer has just entered the page: then the error takes focus. @default the error is an alert */
  readonly takesFocus?: boolean;
}

/** Replaces a page that could not be opened: it is unknown who may see it, or its code is missing. */
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

/** The page's own heading and text (rows E21–E23). */
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
        {softHyphens(shortTitle)}
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
  useFocusHeadingOnUnmount();
  const isNetwork = failure === undefined || !isAnswered(failure);
  return (
    <ErrorPage
      // The customer may still have a session.
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
