import { Container, Notice, useAnnounce } from '@mina-sidor/ui';

import { useIsOnline, useWhenBackOnline } from '../platform/network.ts';
import { texts } from '../texts.ts';

const words = texts.pages.offline;

interface OfflineNoticeProps {
  /** True for a page behind the login: its texts are kept, and its data is fetched again. */
  readonly isOwnPage: boolean;
}

/** Says on every page that there is no network. It stays visible until the network is back (row Z14). */
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
