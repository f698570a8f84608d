import type { ReactNode } from 'react';
import { PageShell, SkipLink } from '@mina-sidor/ui';

import { CookieNotice } from '../features/cookies/CookieNotice.tsx';
import { PaperHead } from '../features/shell/PaperHead.tsx';
import { SiteFooter } from '../features/shell/SiteFooter.tsx';
import { mainId } from '../platform/mainId.ts';
import { texts } from '../texts.ts';
import { OfflineNotice } from './OfflineNotice.tsx';

interface SitePageProps {
  /** The address of the page, if it can change to another. */
  readonly path?: string;
  readonly header: ReactNode;
  /** Whether the page is behind the login. */
  readonly isOwnPage: boolean;
  readonly children: ReactNode;
}

/** The frame of every page: header, footer and notices. */
export function SitePage({ path, header, isOwnPage, children }: SitePageProps) {
  return (
    <PageShell
      banner={<CookieNotice />}
      footer={<SiteFooter />}
      inSight={<OfflineNotice isOwnPage={isOwnPage} />}
      isFooterBelow={isOwnPage}
      header={header}
      mainId={mainId}
      page={path}
      paperHead={<PaperHead />}
      skipLink={<SkipLink targetId={mainId}>{texts.shell.skipLink}</SkipLink>}
    >
      {children}
    </PageShell>
  );
}
