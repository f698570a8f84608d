/**
 * Opens the portal in its tab, after the work that decides what it shows. The tab is opened at once, since a browser
 * blocks one that nobody has just asked for. A page of the customer before would meet the new session with its old
 * calls, so it goes first.
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
