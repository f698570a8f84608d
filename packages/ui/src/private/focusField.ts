/** Moves focus to a field. What a closed part hides takes no focus, so the parts around the field are opened first. */
export function focusField(field: HTMLElement | null): void {
  for (const part of document.querySelectorAll('details')) {
    if (part.contains(field)) part.open = true;
  }
  field?.focus();
}
