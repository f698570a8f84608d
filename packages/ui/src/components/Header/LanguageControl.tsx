'use client';

import type { ReactNode } from 'react';

import { Link, TextButton } from '../Link/index.ts';
import type { LanguageLink } from './headerTypes.ts';

interface LanguageControlProps {
  readonly languageLink: LanguageLink;
  /** Called before the link is followed or its content opens. */
  readonly onUse?: (() => void) | undefined;
}

export function LanguageControl({ languageLink, onUse }: LanguageControlProps): ReactNode {
  const { label, lang, href, onOpen } = languageLink;
  if (href !== undefined)
    return (
      <Link href={href} lang={lang} onClick={onUse}>
        {label}
      </Link>
    );
  return (
    <TextButton
      lang={lang}
      onClick={() => {
        onUse?.();
        onOpen();
      }}
    >
      {label}
    </TextButton>
  );
}
