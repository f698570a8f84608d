import { Notice } from '@mina-sidor/ui';
import { plural } from '@mina-sidor/texts';

import { texts } from '../texts.ts';

interface UninsuredNoticeProps {
  readonly vehicles: number;
}

/** Says that the debt grows while vehicles are uninsured (row C08). */
export function UninsuredNotice({ vehicles }: UninsuredNoticeProps) {
  if (vehicles < 1) return null;
  const words = texts.overview;
  return (
    <Notice title={plural(words.uninsuredTitle, vehicles)} tone="critical">
      {plural(words.uninsuredText, vehicles)}
    </Notice>
  );
}
