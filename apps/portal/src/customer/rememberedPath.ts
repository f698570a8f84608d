import { customerPages } from '../features.ts';
import { isUnder, paths } from '../paths.ts';
import { type QuietStorage, tabStorage } from '../platform/storage.ts';

const storageKey = 'rememberedPath';

/**
 * The path to remember for after login (rows R16, R17 and Z46). What could lead to another origin is refused, and a page
 * that collects returns stands for everything under it. Control characters are written as addresses write them: browsers
 * leave some out, and then the rest could be another origin.
 */
export function reduceRememberedPath(path: string): string | null {
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return null;
  const collecting = Object.values(customerPages).find(
    (page) => page.collectsReturns === true && isUnder(page.path, path),
  );
  return collecting?.path ?? path.replaceAll(/\p{Cc}/gu, encodeURIComponent);
}

/** Remembers the path in this tab until it is used. */
export function rememberPath(path: string, storage: QuietStorage = tabStorage): void {
  const reduced = reduceRememberedPath(path);
  if (reduced !== null) storage.setItem(storageKey, reduced);
}

/**
 * Where a logged-in customer goes from `/` and `/loggain`: the remembered path, which is thereby used up, else the
 * overview (rows R01, R02, R04).
 */
export function takeRememberedPath(storage: QuietStorage = tabStorage): string {
  const stored = storage.getItem(storageKey);
  storage.removeItem(storageKey);
  const path = stored === null ? null : reduceRememberedPath(stored);
  if (path === null || leadsToLogin(path)) return paths.overview;
  return path;
}

/** Paths that would ask for a login again, or log out. */
function leadsToLogin(path: string): boolean {
  return path === paths.root || isUnder(paths.login, path) || isUnder(paths.loggedOut, path);
}
