import type { Clock } from '@mina-sidor/api-client';

/** How long the browser has to read the blob before its address is revoked, in milliseconds. */
const keptFor = 60_000;

/** Downloads the blob under this name without leaving the page. */
export function saveFile(blob: Blob, name: string, clock: Clock): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  clock.setTimeout(() => URL.revokeObjectURL(address), keptFor);
}
