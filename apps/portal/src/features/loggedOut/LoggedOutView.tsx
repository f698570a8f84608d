import { Button, ButtonLink, Card, Heading, Notice, Section, Stack, Text } from '@mina-sidor/ui';

import { paths } from '../../paths.ts';
import type { LogOut } from '../../customer/session/logOut.rules.ts';
import { texts } from '../../texts.ts';
import type { LoggedOut } from './useLoggedOut.ts';

const words = texts.session.loggedOut;
const { leftOpen } = texts.payment;

const completed = { title: words.paid.title, text: words.paid.text, tone: 'positive' } as const;
const begun = { ...leftOpen, tone: 'warning' } as const;
/** Why not to pay again. */
const doNotPayAgain = {
  completed: [completed],
  begun: [begun],
  completedAndAnotherBegun: [completed, { ...begun, title: words.anotherBegun }],
} as const;

interface LoggedOutViewProps {
  readonly page: LoggedOut;
}

/** Whether the notice of an order that may have been made replaces that of its refused second try: they would contradict each other. */
function isOrderToldOf({ refused, mayBeOrdered }: LoggedOut): boolean {
  return mayBeOrdered.some((order) => order === refused);
}

/** Says that the customer is logged out, gives the reason unless the customer chose it, and links to the login. */
export function LoggedOutView({ page }: LoggedOutViewProps) {
  const why = whyOf(page);
  return (
    <Section width="reading">
      <Card padding="large">
        <Stack gap="x20">
          <Heading isFocusTarget level={1}>
            {texts.pages.titles.loggedOut}
          </Heading>
          {why === null ? null : <Text size="lead">{why}</Text>}
          <Text>{words.text}</Text>
          {page.unconfirmed === undefined
            ? null
            : doNotPayAgain[page.unconfirmed].map(({ title, text, tone }) => (
                <Notice announcement="status" key={title} title={title} tone={tone}>
                  {text}
                </Notice>
              ))}
          {page.refused === undefined || isOrderToldOf(page) ? null : (
            <Notice announcement="status" title={words.refused[page.refused].title} tone="warning">
              {words.refused[page.refused].text}
            </Notice>
          )}
          {page.mayBeOrdered.map((order) => (
            <Notice
              announcement="status"
              key={order}
              title={words.mayBeOrdered[order].title}
              tone="warning"
            >
              {words.mayBeOrdered[order].text}
            </Notice>
          ))}
          {/* Says that this tab keeps a text (row Z02), but does not show the text. */}
          {page.unsent.map((state) => (
            <Notice
              announcement="status"
              key={state}
              title={texts.messages.endings[state]}
              tone="warning"
            >
              {texts.messages.loggedOut.text}
            </Notice>
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

/** The reason; null when the customer chose it in this tab. */
function whyOf({ reason, by }: Pick<LogOut, 'reason' | 'by'>): string | null {
  switch (reason) {
    case 'chosen':
      return by === 'otherTab' ? words.reasons.otherTab : null;
    case 'sessionEnded':
    case 'inactivity':
      return words.reasons[reason];
  }
}

/** Warns that the server could not be reached. The warning stays while the customer tries again. */
function Outcome({ outcome, tryAgain }: Pick<LoggedOut, 'outcome' | 'tryAgain'>) {
  if (outcome === 'pending' || outcome === 'loggedOut') return null;
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
