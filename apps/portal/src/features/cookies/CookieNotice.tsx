import { useState } from 'react';
import { CookieBanner, TextButton } from '@mina-sidor/ui';

import { CookieInfoDialog } from '../../parts/CookieInfoDialog.tsx';
import { useServices } from '../../customer/services.ts';
import { texts } from '../../texts.ts';
import { useOpenOnPage } from '../../platform/useOpenOnPage.ts';
import { cookieToRemember, hasReadCookieInfo } from './cookieInfo.ts';

const words = texts.shell.cookieBanner;

/** Informs about cookies until the customer closes it, and again when the information changes (rows N17 and N18). */
export function CookieNotice() {
  const { config } = useServices();
  const [isShown, setIsShown] = useState(
    () => !hasReadCookieInfo(document.cookie, config.cookieInfoVersion),
  );
  const [isInfoOpen, setIsInfoOpen] = useOpenOnPage();
  if (!isShown) return null;
  return (
    <>
      <CookieWords
        onClose={() => {
          document.cookie = cookieToRemember(config.cookieInfoVersion, location.protocol);
          setIsShown(false);
        }}
        onReadMore={() => setIsInfoOpen(true)}
      />
      <CookieInfoDialog onOpenChange={setIsInfoOpen} open={isInfoOpen} />
    </>
  );
}

interface CookieWordsProps {
  readonly onReadMore: () => void;
  readonly onClose: () => void;
}

/** Without state, so that it can be prerendered. */
export function CookieWords({ onReadMore, onClose }: CookieWordsProps) {
  return (
    <CookieBanner
      closeContext={words.closeContext}
      closeLabel={words.close}
      label={words.label}
      more={<TextButton onClick={onReadMore}>{words.more}</TextButton>}
      onClose={onClose}
    >
      {words.text}
    </CookieBanner>
  );
}
