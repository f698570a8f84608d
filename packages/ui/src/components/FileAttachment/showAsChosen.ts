/**
 * Sets the input's files to the chosen ones, because screen readers read the input's own count, which must match the
 * list. It also lets the user choose a refused or removed file again.
 */
export function showAsChosen(field: HTMLInputElement, files: readonly File[]): void {
  field.value = '';
  // The test environments of applications have no `DataTransfer`.
  if (typeof DataTransfer === 'undefined') return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  field.files = transfer.files;
}
