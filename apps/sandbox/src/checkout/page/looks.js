import { field } from '../../control/page/dom.js';

/** Which property of the style sheet each key of a theme sets. */
const properties = {
  textColor: '--ink',
  placeholderColor: '--ink-soft',
  linkColor: '--link',
  primaryColor: '--brand',
  outlineColor: '--control',
  backgroundColor: '--surface',
  panelColor: '--panel',
  panelTextColor: '--panel-ink',
  panelLinkColor: '--panel-link',
  buttonbackgroundColor: '--button',
  buttonTextColor: '--button-ink',
  buttonRadius: '--button-radius',
};

/**
 * Gives the page the shop's look. What is no colour and no length is passed over.
 * @param {unknown} theme
 */
export function applyTheme(theme) {
  for (const [key, property] of Object.entries(properties)) {
    const value = field(theme, key);
    if (typeof value !== 'string') continue;
    const kind = key === 'buttonRadius' ? 'border-radius' : 'color';
    if (CSS.supports(kind, value)) document.documentElement.style.setProperty(property, value);
  }
}

/** The look that the shop asked for when it opened the checkout. */
export function applyFirstTheme() {
  try {
    applyTheme(JSON.parse(new URLSearchParams(location.search).get('theme') ?? '{}'));
  } catch {
    // A theme that cannot be read is none.
  }
}
