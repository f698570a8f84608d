import { useEffect, useState } from 'react';
import { ButtonLink, Card, Heading, Notice, Section, Stack, Text, Button } from '@mina-sidor/ui';
import { useLoaderData, useRevalidator } from 'react-router';

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
