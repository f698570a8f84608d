import { Button, ButtonLink, Card, Heading, Notice, Section, Stack, Text } from '@mina-sidor/ui';

import { paths } from '../../paths.ts';
import type { LogOut, RefusedWish } from '../../customer/session/logOut.rules.ts';
import { texts } from '../../texts.ts';
import type { LoggedOut } from './useLoggedOut.ts';

const words = texts.session.loggedOut;

interface LoggedOutViewProps {
  readonly page: LoggedOut;
}

/** That the customer is logged out, why where that was not her own choice, and the way back in. */
export function LoggedOutView({ page }: LoggedOutViewProps) {
  const why = whyOf(page);
  return (
    <Section>
      <Card padding="large">
        <Stack gap="x20">
          <Heading isFocusTarget level={1}>
            {words.title}
          </Heading>
          {why === null ? null : <Text size="lead">{why}</Text>}
          <Text>{words.text}</Text>
          {page.refused === undefined ? null : <Refused wish={page.refused} />}
          {page.unsent.map((state) => (
            <NotSent key={state} state={state} />
          ))}
          {page.hasWritten && page.unsent.length === 0 ? (
            <Text>{texts.messages.loggedOut.written}</Text>
          ) : null}
          <Outcome outcome={page.outcome} tryAgain={page.tryAgain} />
          <div>
            <ButtonLink href={paths.login}>{words.logInAgain}</ButtonLink>
          </div>
        </Stack>
      </Card>
    </Section>
  );
}

/** What happened, unless the customer did it a moment ago and knows. */
function whyOf({ reason, by }: Pick<LogOut, 'reason' | 'by'>): string | null {
  switch (reason) {
    case 'chosen':
      return by === 'otherTab' ? words.reasons.otherTab : null;
    case 'sessionEnded':
    case 'inactivity':
      return words.reasons[reason];
  }
}

/** What the customer has pressed for and did not get; the server has refused it, so that it is known (row Q22). */
function Refused({ wish }: { readonly wish: RefusedWish }) {
  return (
    <Notice announcement="status" title={words.refused[wish].title} tone="warning">
      {words.refused[wish].text}
    </Notice>
  );
}

/** What could not be sent waits in this tab (row Z02); what it is, is nobody's business here. */
function NotSent({ state }: { readonly state: LoggedOut['unsent'][number] }) {
  return (
    <Notice announcement="status" title={texts.messages.endings[state]} tone="warning">
      {texts.messages.loggedOut.text}
    </Notice>
  );
}

/** Nothing to say unless the server could not be reached; the warning stays while it is tried again. */
function Outcome({ outcome, tryAgain }: Pick<LoggedOut, 'outcome' | 'tryAgain'>) {
  switch (outcome) {
    case 'pending':
    case 'loggedOut':
      return null;
    case 'failed':
    case 'tryingAgain':
      return (
        <Notice
          action={
            <Button
              isPending={outcome === 'tryingAgain'}
              onClick={tryAgain}
              size="small"
              variant="secondary"
            >
              {words.tryAgain}
            </Button>
          }
          announcement="alert"
          title={words.failed}
          tone="warning"
        />
      );
  }
}
