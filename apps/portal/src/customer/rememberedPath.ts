import { paths } from '../paths.ts';
import { type QuietStorage, tabStorage } from '../platform/storage.ts';

const storageKey = 'rememberedPath';

/**
 * The path to remember for after login (rows R16 and R17): everything under claims is reduced to the claims list,
 * and whatever could lead to another origin is refused.
 */
export function reduceRememberedPath(path: string): string | null {
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return null;
  if (/^\/krav(?:[/?#]|$)/iu.test(path)) return paths.claims;
  return path;
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
  if (path === null || isEntrance(path)) return paths.overview;
  return path;
}

/** Paths that lead back to the question itself. */
function isEntrance(path: string): boolean {
  return path === '/' || /^\/(?:loggain|loggaut)(?:[/?#]|$)/iu.test(path);
}
