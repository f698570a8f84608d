/** Addresses that belong to the server; everything else is the portal's own routing. */
const serverPrefixes = ['/api', '/Communication', '/portalHub', '/sandbox'] as const;

const isUnder = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(`${prefix}/`);

export const isServerPath = (path: string): boolean =>
  serverPrefixes.some((prefix) => isUnder(path, prefix));

/** The sandbox's own pages and control calls. */
export const isSandboxPath = (path: string): boolean => isUnder(path, '/sandbox');

/** The address without its query. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/** The query without its question mark; empty when there is none. */
export const queryOf = (url: string): string => url.slice(pathOf(url).length + 1);
