import { useState } from 'react';
import { Button, Dialog, LiveRegion, Stack, Text } from '@mina-sidor/ui';
import { fill } from '@mina-sidor/texts';

import { useTitleWhile } from '../../documentTitle.ts';
import { texts } from '../../texts.ts';
import { secondsToSay } from './inactivity.rules.ts';
import { timeLeftWords } from './timeLeft.rules.ts';

const words = texts.session.inactivity;

interface InactivityWarningProps {
  /** The seconds until the log-out; null while there is nothing to warn about. */
  readonly secondsLeft: number | null;
  readonly onStay: () => void;
}

/**
 * Warns before an inactive customer is logged out, counts down and offers to stay (row Z01). The countdown is
 * announced when it opens and three more times. There is no log-out button: any action of the customer closes the
 * warning (row Z45), so moving to the button would close it too.
 */
export function InactivityWarning({ secondsLeft, onStay }: InactivityWarningProps) {
  const isOpen = secondsLeft !== null;
  // A customer in another tab sees the warning in this tab's title.
  useTitleWhile(isOpen, words.title);
  const shown = useLast(secondsLeft) ?? 0;
  const [openedWith, setOpenedWith] = useState<number | null>(null);
  if ((openedWith === null) === isOpen) setOpenedWith(secondsLeft);
  const [said, setSaid] = useState<number | null>(null);
  const toSay = secondsToSay(secondsLeft, said);
  if (toSay !== said) setSaid(toSay);
  return (
    <>
      <LiveRegion message={toSay === null ? '' : inWords(toSay)} politeness="assertive" />
      <Dialog
        actions={<Button onClick={onStay}>{words.stay}</Button>}
        // The seconds are left out, because some screen readers read a description again at every change.
        aria-description={`${words.text} ${inWords(openedWith ?? 0)}`}
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

/** The last value that was not null, which the dialog shows while it closes. */
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
