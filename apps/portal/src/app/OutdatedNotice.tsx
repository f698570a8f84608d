import { useState } from 'react';
import { Button, Notice, Section, useAnnounce } from '@mina-sidor/ui';

import { useIsOnline } from '../platform/network.ts';
import { useServices } from '../customer/services.ts';
import { useStore } from '../platform/store.ts';
import { texts } from '../texts.ts';
import { useFocusHeadingOnUnmount } from '../platform/useFocusHeadingOnUnmount.ts';

const words = texts.errors.outdated;

/** Says that the page shows old data, and offers to fetch it again. Without a network, the offline notice is enough. */
export function OutdatedNotice() {
  const isOutdated = useStore(useServices().outdated.store).length > 0;
  const isOnline = useIsOnline();
  return isOutdated && isOnline ? <ShownNotice /> : null;
}

function ShownNotice() {
  const { outdated } = useServices();
  const announce = useAnnounce();
  const [isAsking, setIsAsking] = useState(false);

  const askAgain = async () => {
    setIsAsking(true);
    const ends = await Promise.all(outdated.store.get().map((ask) => ask()));
    setIsAsking(false);
    // The notice has been read already, so a second failure is announced.
    announce(ends.every(Boolean) ? words.done : `${words.title}. ${words.text}`);
  };

  // When the page is up to date, the button disappears with the focus.
  useFocusHeadingOnUnmount();

  return (
    <Section>
      <Notice
        action={
          <Button isPending={isAsking} onClick={() => void askAgain()} variant="secondary">
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
