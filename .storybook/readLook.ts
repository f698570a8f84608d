/**
 * Runs in the browser: every visible element with its attributes, words and colours. Where windows have the same look,
 * they differ in nothing but places and sizes.
 */
export function readLook(): string {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const { backgroundColor, clipPath, color } = getComputedStyle(element);
      const words = [...element.childNodes].filter((node) => node instanceof Text);
      const tag = element.cloneNode(false);
      // Radix writes the place of a layer.
      if (tag instanceof Element) tag.removeAttribute('style');
      const html = tag instanceof Element ? tag.outerHTML : '';
      return [html, ...words.map(({ data }) => data), color, backgroundColor, clipPath].join('|');
    })
    .join('\n');
}
