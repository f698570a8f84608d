import { useEffect, useState } from 'react';
import { ButtonLink, Card, Heading, Notice, Section, Stack, Text, Button } from '@mina-sidor/ui';
import { useLoaderData, useRevalidator } from 'react-router';

import { useDraftStates } from '../../shared/drafts/useDraftStates.ts';
import { paths } from '../../shared/paths.ts';
import { texts } from '../../shared/texts.ts';
import type { loggedOutLoader } from './loader.ts';

type Outcome = 'pending' | Awaited<ReturnType<typeof loggedOutLoader>['loggedOut']>;

/** Says that the customer is logged out and offers login again (row R05). */
export function Component() {
  const { loggedOut } = useLoaderData<typeof loggedOutLoader>();
  const outcome = useOutcome(loggedOut);
  const { revalidate } = useRevalidator();
  const words = texts.session.loggedOut;

  return (
    <Section>
      <Card padding="large">
        <Stack gap="x20">
          <Heading isFocusTarget level={1}>
            {words.title}
          </Heading>
          <Text>{words.text}</Text>
          <NotSent />
          {outcome === 'failed' ? (
            <Notice
              action={
                <Button onClick={() => void revalidate()} size="small" variant="secondary">
                  {words.tryAgain}
                </Button>
              }
              announcement="alert"
              title={words.failed}
              tone="warning"
            />
          ) : null}
          <div>
            <ButtonLink href={paths.login}>{words.logInAgain}</ButtonLink>
          </div>
        </Stack>
      </Card>
    </Section>
  );
}

/** What could not be sent waits in this tab (row Z02); what it is, is nobody's business here. */
function NotSent() {
  const states = new Set(useDraftStates().values());
  const words = texts.messages;
  return (['notSent', 'unknown'] as const)
    .filter((state) => states.has(state))
    .map((state) => (
      <Notice announcement="status" key={state} title={words.endings[state]} tone="warning">
        {words.loggedOut.text}
      </Notice>
    ));
}

function useOutcome(loggedOut: Promise<Exclude<Outcome, 'pending'>>): Outcome {
  const [outcome, setOutcome] = useState<Outcome>('pending');
  useEffect(() => {
    let isCurrent = true;
    void loggedOut.then((result) => {
      if (isCurrent) setOutcome(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [loggedOut]);
  return outcome;
}
