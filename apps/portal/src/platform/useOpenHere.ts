import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Whether something shows that is opened from what surrounds every page. It belongs to the page that it was opened on, and
 * closes when another takes that page's place: a customer who is logged out must not have to close it to read that.
 */
export function useOpenHere(): readonly [open: boolean, setOpen: (open: boolean) => void] {
  const { pathname } = useLocation();
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  if (openedOn !== null && openedOn !== pathname) setOpenedOn(null);
  return [openedOn === pathname, (open) => setOpenedOn(open ? pathname : null)];
}
