/** Runs in the browser: how far the page reaches beyond the window, and what does. */
export function findSidewaysScroll(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  const wide = [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > width + 0.5)
    .slice(0, 3)
    .map((element) => element.cloneNode(false))
    .map((element) => (element instanceof Element ? element.outerHTML : ''));
  return [`${String(document.documentElement.scrollWidth)} px wide\n${wide.join('\n')}`];
}
