import { hasLineBreak } from '../domain/lineBreaks.ts';
import { entriesOf } from '../domain/record.ts';
import type { CustomerFeature } from '../featureTypes.ts';
import { customerPages } from '../allFeatures.ts';
import { type CustomerPageName, isUnder, paths } from '../paths.ts';
import { type SafeStorage, tabStorage } from '../platform/storage.ts';

const storageKey = 'rememberedPath';

/**
 * The path to return to after login (rows R16, R17, Z46 and Z62), or null for one that leads to no page or could lead to another origin. A
 * page with `collectsReturns` replaces every path under it. Control characters are percent-encoded: browsers drop
 * some of them, and the rest could be an address of another origin.
 */
export function reduceRememberedPath(path: string): string | null {
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return null;
  const collecting = entriesOf<CustomerPageName, CustomerFeature>(customerPages).find(
    ([name, page]) => page.collectsReturns === true && isUnder(paths[name], path),
  );
  if (collecting !== undefined) return paths[collecting[0]];
  return hasLineBreak(path) ? null : path.replaceAll(/\p{Cc}/gu, encodeURIComponent);
}

export function rememberPath(path: string, storage: SafeStorage = tabStorage): void {
  const reduced = reduceRememberedPath(path);
  if (reduced !== null) storage.setItem(storageKey, reduced);
}

/**
 * Where a logged-in customer goes from `/` and `/loggain`: the remembered path, else the overview (rows R01, R02,
 * R04). The path is used once.
 */
export function takeRememberedPath(storage: SafeStorage = tabStorage): string {
  const stored = storage.getItem(storageKey);
  storage.removeItem(storageKey);
  const path = stored === null ? null : reduceRememberedPath(stored);
  if (path === null || leadsToLogin(path)) return paths.overview;
  return path;
}

/** Paths that lead back to the login, or log out. */
function leadsToLogin(path: string): boolean {
  return path === paths.root || isUnder(paths.login, path) || isUnder(paths.loggedOut, path);
}
