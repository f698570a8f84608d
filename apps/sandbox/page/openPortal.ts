/**
 * Does the work and then opens the portal in its tab. The tab is opened first, empty, for two reasons: a browser blocks a
 * tab that does not follow a click at once, and an open page of the previous customer would make calls in the new session.
 */
export async function openPortal(work: () => Promise<unknown>, path: string): Promise<void> {
  const tab = globalThis.open('about:blank', 'mina-sidor');
  try {
    await work();
  } catch (error) {
    tab?.close();
    throw error;
  }
  tab?.location.assign(path);
}
