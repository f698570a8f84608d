/** In place of `.js` in the name of a script of the older release. */
const ending = '.old.js';
const hashedScripts = /(-[\w-]{8})\.js\b/gu;

/** Simulates a release: the same portal, whose scripts had other names in the previous release. */
export function createOlderRelease() {
  let isServed = false;
  return {
    isServed: (): boolean => isServed,
    /** Serves the older release from now on. */
    serve(): void {
      isServed = true;
    },
    /** Serves the new release. The older one's scripts are gone. */
    replace(): void {
      isServed = false;
    },
    /** The path of the file behind a script of the older release; null for any other path. */
    fileOf: (path: string): string | null =>
      path.endsWith(ending) ? `${path.slice(0, -ending.length)}.js` : null,
    /** The document or script, naming the scripts of the older release. */
    rename: (text: string): string => text.replaceAll(hashedScripts, `$1${ending}`),
  };
}
export type OlderRelease = ReturnType<typeof createOlderRelease>;
