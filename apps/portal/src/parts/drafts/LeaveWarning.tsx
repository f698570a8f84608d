import { Button, Dialog, Text } from '@mina-sidor/ui';
import { useBlocker } from 'react-router';

import { hasUnsentFiles } from '../../customer/drafts/draftState.rules.ts';
import { useCustomer } from '../../customer/customer.ts';
import { texts } from '../../texts.ts';

const words = texts.drafts.leaving;

/**
 * Asks before the customer leaves the page with unsent files (row Z15). A log-out empties the drafts first, so it is
 * not blocked. Use it once on a page: the router supports one blocker at a time.
 */
export function LeaveWarning() {
  const { drafts } = useCustomer().scope;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      [...drafts.store.get().values()].some(hasUnsentFiles),
  );
  return (
    <Dialog
      actions={
        <>
          <Button onClick={() => blocker.reset?.()}>{words.stay}</Button>
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
