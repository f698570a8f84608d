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
 * Applies the shop's theme. Values that are no colour or length are ignored.
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

/** Applies the theme that the shop gave when it opened the checkout. */
export function applyFirstTheme() {
  try {
    applyTheme(JSON.parse(new URLSearchParams(location.search).get('theme') ?? '{}'));
  } catch {
    // An unreadable theme is ignored.
  }
}
