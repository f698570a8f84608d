import './textSpacing.css';

import type { Preview } from '@storybook/react-vite';

import { languageOf, languages } from './languages.ts';

/** The switches in the toolbar that change how every story looks and speaks. */
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
  language: {
    description:
      'Language of the words that the library brings; those of the examples stay Swedish',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      items: Object.entries(languages).map(([value, { title }]) => ({ value, title })),
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Direction of the page',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
      dynamicTitle: true,
    },
  },
  letters: {
    description: 'Size of the letters (WCAG 1.4.4) and their spacing (WCAG 1.4.12)',
    toolbar: {
      title: 'Letters',
      icon: 'graphline',
      items: [
        { value: 'usual', title: 'Usual letters' },
        { value: 'double', title: 'Letters of 200 %' },
        { value: 'spaced', title: 'WCAG text spacing' },
        { value: 'doubleSpaced', title: '200 % and text spacing' },
      ],
      dynamicTitle: true,
    },
  },
};

/** What the switches say before anybody touches them. */
export const appearanceDefaults = {
  brand: 'trafikfonden',
  scheme: 'system',
  language: 'sv',
  direction: 'ltr',
  letters: 'usual',
};

/**
 * Makes the document look as the switches say; without an attribute the scheme follows the system. A page of documentation
 * keeps its language.
 */
export function applyAppearance(
  globals: Readonly<Record<string, unknown>>,
  viewMode: string | undefined,
): void {
  const { brand, scheme, direction, letters } = globals;
  const root = document.documentElement;
  root.dataset['brand'] = String(brand);
  if (scheme === 'light' || scheme === 'dark') root.dataset['colorScheme'] = scheme;
  else delete root.dataset['colorScheme'];
  if (viewMode === 'story') root.lang = languageOf(globals).locale;
  root.dir = direction === 'rtl' ? 'rtl' : '';
  root.style.fontSize = letters === 'double' || letters === 'doubleSpaced' ? '200%' : '';
  root.toggleAttribute('data-spaced', letters === 'spaced' || letters === 'doubleSpaced');
}
