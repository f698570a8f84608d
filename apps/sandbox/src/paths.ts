import { Problem } from './problem.ts';

/** Addresses that belong to the server; everything else is the portal's own routing. */
const serverPrefixes = ['/api', '/Communication', '/portalHub', '/sandbox'] as const;

export const isUnder = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(`${prefix}/`);

export const isServerPath = (path: string): boolean =>
  serverPrefixes.some((prefix) => isUnder(path, prefix));

/** The sandbox's own pages and control calls. */
export const isSandboxPath = (path: string): boolean => isUnder(path, '/sandbox');

/** The address without host, query and fragment, still encoded. */
export const pathOf = (url: string): string =>
  url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)[0] ?? url;

/** The path as the router decodes it, so that no encoded letter passes a check. */
export function decodedPathOf(url: string): string {
  try {
    return decodeURI(pathOf(url));
  } catch {
    throw new Problem(400, 'The address is not encoded correctly.');
  }
}

/**
 * The address for the router. It refuses a wrongly encoded one, and no file can be looked for under a name with a null
 * character: the portal could not show its own page for them. Below the portal, their percent signs are therefore taken
 * literally. The server's own addresses stay as they are.
 */
export function routedUrl(url: string): string {
  const path = pathOf(url);
  if (isServerPath(path)) return url;
  try {
    if (!decodeURIComponent(path).includes('\0')) return url;
  } catch {
    // Falls through.
  }
  return path.replaceAll('%', '%25');
}

/** The query without its question mark; empty when there is none. */
export const queryOf = (url: string): string => /\?([^#]*)/.exec(url)?.[1] ?? '';
