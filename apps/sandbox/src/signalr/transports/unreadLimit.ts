/** How much may wait for a client that does not read before its connection is given up, in bytes. */
export const unreadLimit = 8 * 1024 * 1024;
