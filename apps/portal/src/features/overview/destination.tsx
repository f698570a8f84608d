import type { ReactNode } from 'react';
import { Link } from '@mina-sidor/ui';

import type { Config } from '../../platform/config.ts';
import { texts } from '../../texts.ts';
import type { CardState } from './overview.rules.ts';

/** Where a card leads, or why it leads nowhere. */
type Destination =
  | { readonly href: string; readonly linkLabel: string }
  | {
      readonly unavailable: 'offline' | 'information';
      readonly reason: ReactNode;
      readonly action?: ReactNode;
    };

interface DestinationOptions {
  readonly href: string;
  readonly linkLabel: string;
  readonly links: Config['links'];
}

/** What the state of a card means for its link (rows O04–O06). */
export function destinationOf(
  card: CardState,
  { href, linkLabel, links }: DestinationOptions,
): Destination {
  switch (card.kind) {
    case 'open':
      return { href, linkLabel };
    case 'offline':
      return { unavailable: 'offline', reason: card.reason };
    case 'closed':
      return {
        unavailable: 'information',
        reason: card.reason,
        action: card.wayOn === undefined ? undefined : <WayOn links={links} to={card.wayOn} />,
      };
  }
}

interface WayOnProps {
  readonly to: 'contact' | 'reportDamage';
  readonly links: Config['links'];
}

/** Where who cannot see a page finds help or does what there is to do. */
export function WayOn({ to, links }: WayOnProps) {
  const words = texts.overview;
  return to === 'contact' ? (
    <Link href={links.contactUs} isExternal>
      {words.contact}
    </Link>
  ) : (
    <Link href={links.damageReport} isExternal>
      {words.damages.report}
    </Link>
  );
}
