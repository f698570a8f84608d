/** The text that a copy button copies: without spaces and hyphens, since banks refuse them. */
export function lettersAndDigits(value: string): string {
  return value.replaceAll(/[^\p{L}\d]/gu, '');
}

/** Whether the browser copied the text. It refuses on an insecure address, and when the user has denied access. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Selects the text of an element, so that the user can copy it by hand. */
export function selectContent(element: Element): void {
  const selection = element.ownerDocument.getSelection();
  selection?.removeAllRanges();
  selection?.selectAllChildren(element);
}
