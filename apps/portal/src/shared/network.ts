/** Whether the browser has a network; it may have one that leads nowhere. */
export const isOnline = (): boolean => navigator.onLine;
