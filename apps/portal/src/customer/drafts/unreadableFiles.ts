/**
 * Names of the files that the browser cannot read: deleted or changed on the disk since they were chosen, or in a
 * cloud that does not respond. Sending them would only give a network error, which does not name the file.
 */
export async function unreadableFiles(files: readonly File[]): Promise<readonly string[]> {
  const readable = await Promise.all(files.map(isReadable));
  return files.filter((_, at) => readable[at] === false).map(({ name }) => name);
}

async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
