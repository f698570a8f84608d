import type { MouseEvent } from 'react';

export type FollowLink = (event: MouseEvent<HTMLAnchorElement>) => void;

/** The browser then opens another tab, to which nothing of this one is told. */
export function isForOtherTab(
  event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
