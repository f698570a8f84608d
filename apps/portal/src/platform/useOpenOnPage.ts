import { createContext, use, useState } from 'react';

/** The current page's path. */
export const PagePath = createContext('');

/**
 * The open state of a dialog or menu in the frame around every page. It closes when the path changes: a customer who
 * has been logged out must be able to read that at once.
 */
export function useOpenOnPage(): readonly [open: boolean, setOpen: (open: boolean) => void] {
  const path = use(PagePath);
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  if (openedOn !== null && openedOn !== path) setOpenedOn(null);
  return [openedOn === path, (open) => setOpenedOn(open ? path : null)];
}
