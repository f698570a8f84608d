import { useEffect } from 'react';
import { useAnnounce } from '@mina-sidor/ui';

import { texts } from '../../texts.ts';
import type { Draft } from '../../customer/drafts/draft.rules.ts';

/** Says once when half of a long upload is done: the bar tells the rest to who looks, and silence is long. */
export function useUploadSaid({ files }: Draft): void {
  const announce = useAnnounce();
  const progress = files.status === 'sending' ? (files.progress ?? 0) : 0;
  const isPastHalf = progress >= 0.5 && progress < 1;
  useEffect(() => {
    if (isPastHalf) announce(texts.drafts.halfSent);
  }, [announce, isPastHalf]);
}
