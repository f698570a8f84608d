import { useEffect, useState } from 'react';

/** Whether something is announced when it appears: not at all, after what is being read, or at once. */
export type Announcement = 'none' | 'status' | 'alert';

/**
 * A live region is only read when its text comes after the region itself. So an announced part first renders
 * empty and is filled in the next step; a part that is there when the page loads is filled at once and silent.
 */
export function useFilledAfterMount(announcement: Announcement): boolean {
  const [isFilled, setIsFilled] = useState(announcement === 'none');
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsFilled(true);
    });
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isFilled;
}
