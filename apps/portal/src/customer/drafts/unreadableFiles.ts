/**
 * The files that the browser cannot read: deleted or changed on the disk since they were chosen, or in a
 * cloud that does not respond. Sending them would only give a network error, which does not name the file.
 *
 * @param stop ends the reading, which can take minutes for a file in a cloud; then no file counts as unreadable
 */
export async function unreadableFiles(
  files: readonly File[],
  stop: AbortSignal,
): Promise<readonly File[]> {
  const isStopped = new Promise<readonly boolean[]>((resolve) => {
    if (stop.aborted) resolve([]);
    stop.addEventListener('abort', () => resolve([]));
  });
  const readable = await Promise.race([Promise.all(files.map(isReadable)), isStopped]);
  return files.filter((_, at) => readable[at] === false);
}

async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
