import { useState } from 'react';
import { Button, Notice, Section, useAnnounce } from '@mina-sidor/ui';

import { useIsOnline } from '../platform/network.ts';
import { useServices } from '../customer/services.ts';
import { useStore } from '../platform/store.ts';
import { texts } from '../texts.ts';
import { useFocusHandedOn } from '../platform/useFocusHandedOn.ts';

const words = texts.errors.outdated;

/** Says that the page shows what was known before, and offers to fetch it anew. Without a network that is said instead. */
export function OutdatedNotice() {
  const isOutdated = useStore(useServices().outdated.store).length > 0;
  const isOnline = useIsOnline();
  return isOutdated && isOnline ? <ShownNotice /> : null;
}

function ShownNotice() {
  const { outdated } = useServices();
  const announce = useAnnounce();
  const [isAsking, setIsAsking] = useState(false);

  const askAnew = async () => {
    setIsAsking(true);
    const ends = await Promise.all(outdated.store.get().map((ask) => ask()));
    setIsAsking(false);
    // The notice has been read already: a second failure must be said anew.
    announce(ends.every(Boolean) ? words.done : `${words.title}. ${words.text}`);
  };

  // When the page is up to date the button is gone, and focus with it.
  useFocusHandedOn();

  return (
    <Section>
      <Notice
        action={
          <Button isPending={isAsking} onClick={() => void askAnew()} variant="secondary">
            {texts.errors.tryAgain}
          </Button>
        }
        announcement="status"
        title={words.title}
        tone="warning"
      >
        {words.text}
      </Notice>
    </Section>
  );
}
