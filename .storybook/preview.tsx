import '@mina-sidor/ui/font.css';
import '@mina-sidor/ui/styles.css';
import '@mina-sidor/ui/themes/neutral.css';
import '@mina-sidor/ui/themes/trafikfonden.css';

import { UiProvider } from '@mina-sidor/ui';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';

import { patience } from '../vitest.patience.ts';
import { appearanceDefaults, appearanceTypes, applyAppearance } from './appearance.ts';
import { argTypesOf, dropUselessControls } from './argTypes.ts';
import { frameTheme } from './frameTheme.ts';
import { GuidePage } from './GuidePage.tsx';
import { languageOf } from './languages.ts';
import { readyToPlay } from './readyToPlay.ts';
import { ShownWhileDrawn } from './ShownWhileDrawn.tsx';
import { viewports } from './viewports.ts';

// As in the unit tests: the default is one second, and some code is fetched only when the browser is idle.
configure({ asyncUtilTimeout: patience.expect.poll.timeout });

const preview: Preview = {
  argTypesEnhancers: [dropUselessControls],
  decorators: [
    (Story, { globals, viewMode }) => {
      const { locale, texts } = languageOf(globals);
      return (
        <UiProvider locale={locale} texts={texts}>
          {viewMode === 'docs' ? (
            <div className="guide-story" lang={locale}>
              <Story />
            </div>
          ) : (
            <>
              <ShownWhileDrawn />
              <Story />
            </>
          )}
        </UiProvider>
      );
    },
  ],
  globalTypes: appearanceTypes,
  initialGlobals: { ...appearanceDefaults, viewport: { value: undefined, isRotated: false } },
  loaders: [
    ({ globals, id, parameters, viewMode }) => {
      // Each story on a page is a React root of its own; without a prefix their ids would be the same.
      parameters['react'] = { rootOptions: { identifierPrefix: `${id}-` } };
      applyAppearance(globals, viewMode);
    },
    readyToPlay,
  ],
  parameters: {
    a11y: {
      test: 'error',
      context: 'body',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      },
    },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: {
      extractArgTypes: argTypesOf,
      page: GuidePage,
      theme: frameTheme,
      // An element, because Storybook would make a heading of words, which came before the page's own.
      toc: {
        headingSelector: 'h2, h3:not(.guide-aside)',
        title: <strong>On this page</strong>,
      },
    },
    layout: 'padded',
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Accessibility',
          'Foundations',
          'Layout',
          'Navigation',
          'Forms',
          'Feedback',
          'Data',
          'Payment',
          'Messages',
          'Pages',
        ],
      },
    },
    viewport: { options: viewports },
  },
  tags: ['autodocs'],
};

export default preview;
