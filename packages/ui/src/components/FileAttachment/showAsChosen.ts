import type { RefObject } from 'react';

/**
 * Sets the input's files to the chosen ones, because screen readers read the input's own count, which must match the
 * list. It also lets the user choose a refused or removed file again.
 */
export function showAsChosen(
  { current: field }: RefObject<HTMLInputElement | null>,
  files: readonly File[],
): void {
  if (field === null) return;
  field.value = '';
  // The test environments of applications have no `DataTransfer`.
  if (typeof DataTransfer === 'undefined') return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  field.files = transfer.files;
}
