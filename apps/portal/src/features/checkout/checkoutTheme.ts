/** The colours of the payment company's frame, and the theme colour for each. */
const colors = {
  textColor: '--ms-color-ink',
  placeholderColor: '--ms-color-ink-soft',
  linkColor: '--ms-color-brand-text',
  primaryColor: '--ms-color-brand',
  primaryOutlineColor: '--ms-color-brand',
  outlineColor: '--ms-color-control',
  backgroundColor: '--ms-color-surface',
  panelColor: '--ms-color-canvas',
  panelTextColor: '--ms-color-ink',
  panelLinkColor: '--ms-color-brand-text',
  buttonbackgroundColor: '--ms-color-brand',
  buttonTextColor: '--ms-color-on-brand',
} as const;

/** Gives the payment company's frame the page's colours, in light and dark. */
export function checkoutTheme(container: Element): Readonly<Record<string, string>> {
  const style = getComputedStyle(container);
  return Object.fromEntries(
    Object.entries(colors)
      .map(([name, property]): [string, string] => [name, style.getPropertyValue(property).trim()])
      .filter(([, color]) => color !== ''),
  );
}
