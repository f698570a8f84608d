import { useRef, useState } from 'react';
import { Button, Dialog, LiveRegion, Stack, Text } from '@mina-sidor/ui';
import { fill } from '@mina-sidor/texts';

import { secondsToSay } from '../../customer/session/inactivity.rules.ts';
import { useTitleWhile } from '../../documentTitle.ts';
import { texts } from '../../texts.ts';
import { timeLeftWords } from './timeLeft.rules.ts';

const words = texts.session.inactivity;

interface InactivityWarningProps {
  /** Until the log-out; null while there is nothing to warn of. */
  readonly secondsLeft: number | null;
  readonly onStay: () => void;
}

/**
 * Warns before the customer is logged out for having done nothing, counts down and offers to stay (row Z01). What is seen
 * to change each second is heard when it opens, and three times more. It has no button to log out: whatever the customer
 * does closes it (row Z45), and so does the way to such a button.
 */
export function InactivityWarning({ secondsLeft, onStay }: InactivityWarningProps) {
  const stay = useRef<HTMLButtonElement>(null);
  const isOpen = secondsLeft !== null;
  // Who works in another tab sees the warning in this one's title.
  useTitleWhile(isOpen, words.title);
  const shown = useLast(secondsLeft) ?? 0;
  const toSay = secondsLeft === null ? null : secondsToSay(secondsLeft);
  return (
    <>
      <LiveRegion message={toSay === null ? '' : inWords(toSay)} politeness="assertive" />
      <Dialog
        actions={
          <Button onClick={onStay} ref={stay}>
            {words.stay}
          </Button>
        }
        initialFocus={stay}
        isBrief
        onOpenChange={onStay}
        open={isOpen}
        title={words.title}
      >
        <Stack gap="x16">
          <Text>{words.text}</Text>
          <Text weight="bold">{inWords(shown)}</Text>
        </Stack>
      </Dialog>
    </>
  );
}

const inWords = (seconds: number) => fill(words.said, { time: timeLeftWords(seconds) });

/** The last value that there was: a dialog on its way out still shows it. */
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
