import { Container, Notice, useAnnounce } from '@mina-sidor/ui';

import { useIsOnline, useWhenBackOnline } from '../platform/network.ts';
import { texts } from '../texts.ts';

const words = texts.pages.offline;

interface OfflineNoticeProps {
  /** The page is a customer's own: what was written on it is kept, and what it shows is fetched anew. */
  readonly isOwnPage: boolean;
}

/** Says on every page that there is no network, in sight for as long as that is so (row Z14). */
export function OfflineNotice({ isOwnPage }: OfflineNoticeProps) {
  const isOnline = useIsOnline();
  const announce = useAnnounce();
  useWhenBackOnline(() => announce(words.back));

  if (isOnline) return null;
  return (
    <Container>
      <Notice announcement="status" title={words.title} tone="warning">
        {isOwnPage && words.text}
      </Notice>
    </Container>
  );
}
