/** What a copy button puts on the clipboard: the digits alone, since banks refuse spaces and hyphens (row Z06). */
export function digitsOf(value: string): string {
  return value.replaceAll(/\D/gu, '');
}

/** Whether the browser took the text. It refuses without a secure address, and where the reader has said no. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Selects what an element shows, so that the reader can copy it by hand. */
export function selectContent(element: Element): void {
  const selection = element.ownerDocument.getSelection();
  selection?.removeAllRanges();
  selection?.selectAllChildren(element);
}
