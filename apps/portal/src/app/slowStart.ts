/** The document's notice that its code has not loaded. */
let notice: Element | null = null;

export function removeSlowStart(): void {
  notice = document.querySelector('[data-slow-start]');
  notice?.remove();
}

/** Shows the notice at once, where no code can say more. */
export function showSlowStart(): void {
  notice ??= document.querySelector('[data-slow-start]');
  if (notice === null) return;
  document.body.prepend(notice);
  for (const wait of notice.getAnimations()) wait.finish();
  scrollTo(0, 0);
}
