import type { Preview } from '@storybook/react-vite';

/** The switches in the toolbar that change how every story looks. */
export const appearanceTypes: NonNullable<Preview['globalTypes']> = {
  brand: {
    description: 'Brand',
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush',
      items: [
        { value: 'trafikfonden', title: 'Trafikfonden' },
        { value: 'neutral', title: 'Neutral' },
      ],
      dynamicTitle: true,
    },
  },
  scheme: {
    description: 'Colour scheme',
    toolbar: {
      title: 'Colour scheme',
      icon: 'contrast',
      items: [
        { value: 'system', title: 'As the system', icon: 'browser' },
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
      dynamicTitle: true,
    },
  },
};

/** What the switches say before anybody touches them. */
export const appearanceDefaults = { brand: 'trafikfonden', scheme: 'system' };

/** Makes the document look as the switches say. */
export async function applyAppearance({
  brand,
  scheme,
}: Readonly<Record<string, unknown>>): Promise<void> {
  const root = document.documentElement;
  if (scheme === 'light' || scheme === 'dark') root.dataset['colorScheme'] = scheme;
  else delete root.dataset['colorScheme'];
  await showBrand(brand === 'neutral');
}

let neutral: Promise<readonly CSSStyleSheet[]> | undefined;

/** A site loads the file of one brand; here the second lies over the first while it is wanted. */
async function showBrand(isNeutral: boolean): Promise<void> {
  if (!isNeutral && neutral === undefined) return;
  neutral ??= loadNeutral();
  for (const sheet of await neutral) sheet.disabled = !isNeutral;
}

async function loadNeutral(): Promise<readonly CSSStyleSheet[]> {
  const before = new Set(document.styleSheets);
  // NEUTRAL: await import('@mina-sidor/ui/themes/neutral.css');
  return [...document.styleSheets].filter((sheet) => !before.has(sheet) && isTheme(sheet));
}

function isTheme(sheet: CSSStyleSheet): boolean {
  return [...sheet.cssRules].some((rule) => rule.cssText.includes('--ms-color-brand:'));
}
