import { useRef, useState } from 'react';
import {
  Button,
  Dialog,
  LiveRegion,
  ProgressBar,
  Stack,
  Text,
  VisuallyHidden,
} from '@mina-sidor/ui';
import { fill } from '@mina-sidor/texts';

import { inactivityTimes, secondsToSay } from '../../customer/session/inactivity.rules.ts';
import { useTitleWhile } from '../../documentTitle.ts';
import { texts } from '../../texts.ts';
import { timeLeftWords } from './timeLeft.rules.ts';

const words = texts.session.inactivity;

interface InactivityWarningProps {
  /** Until the log-out; null while there is nothing to warn of. */
  readonly secondsLeft: number | null;
  /** Something has been done since it opened: nobody will be logged out, and no time is said. */
  readonly hasActed: boolean;
  readonly onStay: () => void;
  readonly onLogOut: () => void;
}

/**
 * Warns before the customer is logged out for having done nothing, counts down and offers to stay (row Z01). What is seen
 * to change each second is heard when it opens, and three times more.
 */
export function InactivityWarning({
  secondsLeft,
  hasActed,
  onStay,
  onLogOut,
}: InactivityWarningProps) {
  const stay = useRef<HTMLButtonElement>(null);
  const isOpen = secondsLeft !== null;
  // Who works in another tab sees the warning in this one's title.
  useTitleWhile(isOpen, words.title);
  const shown = useLast(secondsLeft) ?? 0;
  const toSay = secondsLeft === null || hasActed ? null : secondsToSay(secondsLeft);
  return (
    <>
      <LiveRegion message={toSay === null ? '' : inWords(toSay)} politeness="assertive" />
      <Dialog
        actions={
          <>
            <Button onClick={onStay} ref={stay}>
              {words.stay}
            </Button>
            <Button onClick={onLogOut} variant="secondary">
              {words.logOut}
            </Button>
          </>
        }
        // The choice that loses nothing is the one that a quick press meets.
        initialFocus={stay}
        isBrief
        isOpen={isOpen}
        onClose={onStay}
        title={words.title}
      >
        <Stack gap="x16">
          <Text>{words.text}</Text>
          {/* Read when the dialog opens; the bar's own words are not. */}
          <VisuallyHidden>{inWords(shown)}</VisuallyHidden>
          <ProgressBar
            label={words.timeLeft}
            value={(shown * 1000) / inactivityTimes.warnBefore}
            valueText={timeLeftWords(shown)}
          />
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
