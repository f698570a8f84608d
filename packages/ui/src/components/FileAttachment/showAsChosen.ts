/**
 * Gives the field the files that are chosen: screen readers read its own count, which must agree with the list. It also
 * lets a file be chosen again that was refused or taken away before.
 */
export function showAsChosen(field: HTMLInputElement, files: readonly File[]): void {
  field.value = '';
  // What stands in for a browser in tests of consumers has no `DataTransfer`.
  if (typeof DataTransfer === 'undefined') return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  field.files = transfer.files;
}
