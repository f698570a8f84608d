/** Where a tab keeps them, over its documents. */
const place = 'complaints-of-the-test';

/**
 * Records in the page what it complains about, for an engine whose log cannot be read. Runs in the page, at each look into
 * it: what was said before the first one is missed.
 */
function recordComplaints(key: string): void {
  if ('recordsComplaints' in globalThis) return;
  Object.assign(globalThis, { recordsComplaints: true });
  const keep = (text: string) =>
    sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''}${text}\n`);
  addEventListener('error', ({ message }) => keep(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => keep(`uncaught: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    keep(`${effectiveDirective} forbids ${blockedURI}`),
  );
  const { error } = console;
  Object.assign(console, {
    error: (...words: unknown[]) => {
      keep(words.map(String).join(' '));
      error(...words);
    },
  });
}

/** The statement that begins to record, unless the document does so already. */
export const recording = `(${String(recordComplaints)})(${JSON.stringify(place)});`;

/** The expression for what was recorded. */
export const recorded = `sessionStorage.getItem(${JSON.stringify(place)}) ?? ''`;
