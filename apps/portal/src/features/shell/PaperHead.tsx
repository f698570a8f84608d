import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Container, Inline, Text } from '@mina-sidor/ui';
import { fill } from '@mina-sidor/texts';

import { useServices } from '../../customer/services.ts';
import { useStore } from '../../platform/store.ts';
import { texts } from '../../texts.ts';
import { localDay } from '../../domain/localDay.ts';

/** The head of a printed page: the provider, the customer and the day of printing (row Z05). */
export function PaperHead() {
  const { session, now } = useServices();
  const current = useStore(session.store);
  const [date, setDate] = useState('');
  useEffect(() => {
    // The page may have been open for days.
    const writeDate = () => flushSync(() => setDate(localDay(now())));
    addEventListener('beforeprint', writeDate);
    return () => removeEventListener('beforeprint', writeDate);
  }, [now]);
  return (
    <Container>
      <Inline justify="between">
        <Text weight="bold">{texts.shell.providerName}</Text>
        <Text>
          {current.status === 'loggedIn'
            ? fill(texts.print.printedFor, { name: current.user.fullName, date })
            : fill(texts.print.printed, { date })}
        </Text>
      </Inline>
    </Container>
  );
}
