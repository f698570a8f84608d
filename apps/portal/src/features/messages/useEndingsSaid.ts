import { useEffect, useEffectEvent, useRef } from 'react';
import { useAnnounce } from '@mina-sidor/ui';

import type { DraftKey } from '../../customer/drafts/draft.rules.ts';
import { endedBetween, leadsAway } from '../../customer/drafts/endings.rules.ts';
import { useServices } from '../../customer/services.ts';
import { texts } from '../../texts.ts';

/**
 * Says how a sending ended that the customer does not look at: its conversation is folded, or the other tab shows. What
 * is in view says so itself; what is said here is not said once more when it comes into view.
 */
export function useEndingsSaid(isInView: (key: DraftKey) => boolean): void {
  const { drafts } = useServices();
  const announce = useAnnounce();
  const known = useRef<ReturnType<typeof drafts.store.get> | null>(null);

  const takeNote = useEffectEvent(() => {
    const before = known.current ?? drafts.store.get();
    known.current = drafts.store.get();
    for (const { key, draft, ending } of endedBetween(before, known.current)) {
      if (isInView(key) || leadsAway(draft)) continue;
      announce(texts.messages.endings[ending]);
      if (ending === 'sent' && key !== 'newQuestion') drafts.change(key, { type: 'cleared' });
    }
  });
  useEffect(() => {
    takeNote();
    return drafts.store.subscribe(() => takeNote());
  }, [drafts]);
}
