import { createContext, use, useState } from 'react';

/** The path of the page that shows. */
export const PagePath = createContext('');

/**
 * Whether something shows that is opened from what surrounds every page. It belongs to the page that it was opened on, and
 * closes when another takes that page's place: a customer who is logged out must not have to close it to read that.
 */
export function useOpenHere(): readonly [open: boolean, setOpen: (open: boolean) => void] {
  const path = use(PagePath);
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  if (openedOn !== null && openedOn !== path) setOpenedOn(null);
  return [openedOn === path, (open) => setOpenedOn(open ? path : null)];
}
