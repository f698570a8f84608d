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

/** Makes the document look as the switches say; without an attribute the scheme follows the system. */
export function applyAppearance({ brand, scheme }: Readonly<Record<string, unknown>>): void {
  const { dataset } = document.documentElement;
  dataset['brand'] = String(brand);
  if (scheme === 'light' || scheme === 'dark') dataset['colorScheme'] = scheme;
  else delete dataset['colorScheme'];
}
