import type { MouseEvent } from 'react';

export type FollowLink = (event: MouseEvent<HTMLAnchorElement>) => void;

/** The browser then opens another tab, to which nothing of this one is told. */
export function isForOtherTab(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
