import { Link, Notice } from '@mina-sidor/ui';
import { plural } from '@mina-sidor/texts';

import { paths } from '../paths.ts';
import { texts } from '../texts.ts';

interface UninsuredNoticeProps {
  readonly vehicles: number;
  /** Shows a link to the claims; for pages other than the claims page. */
  readonly hasLink: boolean;
}

/** Says that the debt grows while vehicles are uninsured (rows O01 and C08). */
export function UninsuredNotice({ vehicles, hasLink }: UninsuredNoticeProps) {
  if (vehicles < 1) return null;
  const words = texts.overview;
  return (
    <Notice
      action={hasLink ? <Link href={paths.claims}>{words.uninsuredLink}</Link> : undefined}
      title={plural(words.uninsuredTitle, vehicles)}
      tone="critical"
    >
      {plural(words.uninsuredText, vehicles)}
    </Notice>
  );
}
