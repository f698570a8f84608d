import { Button, Dialog, Text } from '@mina-sidor/ui';
import { useBlocker } from 'react-router';

import { hasUnsentFiles } from '../../customer/drafts/draftState.rules.ts';
import { useServices } from '../../customer/services.ts';
import { texts } from '../../texts.ts';

const words = texts.drafts.leaving;

/**
 * Asks before the customer leaves the page with unsent files (row Z15). A log-out is not held up: it has emptied the
 * drafts. Use it once on a page: the router takes one blocker at a time.
 */
export function LeaveWarning() {
  const { drafts } = useServices();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      [...drafts.store.get().values()].some(hasUnsentFiles),
  );
  return (
    <Dialog
      actions={
        <>
          {/* The choice that loses nothing is the one that a quick press meets. */}
          <Button onClick={() => blocker.reset?.()} ref={(button) => button?.focus()}>
            {words.stay}
          </Button>
          <Button onClick={() => blocker.proceed?.()} variant="secondary">
            {words.leave}
          </Button>
        </>
      }
      isBrief
      onOpenChange={() => blocker.reset?.()}
      open={blocker.state === 'blocked'}
      title={words.title}
    >
      <Text>{words.text}</Text>
    </Dialog>
  );
}
