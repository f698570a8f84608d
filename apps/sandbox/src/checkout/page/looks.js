import { field } from './dom.js';

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
  buttonbackgroundColor: '--button',
  buttonTextColor: '--button-ink',
  buttonRadius: '--button-radius',
};

/** Applies the theme that the shop gave when it opened the checkout. Values that are no colour or length are ignored. */
export function applyTheme() {
  const theme = readTheme();
  for (const [key, property] of Object.entries(properties)) {
    const value = field(theme, key);
    if (typeof value !== 'string') continue;
    const kind = key === 'buttonRadius' ? 'border-radius' : 'color';
    if (CSS.supports(kind, value)) document.documentElement.style.setProperty(property, value);
  }
}

/** @returns {unknown} */
function readTheme() {
  try {
    return JSON.parse(new URLSearchParams(location.search).get('theme') ?? '{}');
  } catch {
    return {};
  }
}
