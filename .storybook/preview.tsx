import '@mina-sidor/ui/font.css';
import '@mina-sidor/ui/styles.css';
import '@mina-sidor/ui/themes/neutral.css';
import '@mina-sidor/ui/themes/trafikfonden.css';

import { sv } from '@mina-sidor/texts';
import { UiProvider } from '@mina-sidor/ui';
import type { Preview } from '@storybook/react-vite';

import { appearanceDefaults, appearanceTypes, applyAppearance } from './appearance.ts';
import { argTypesOf, dropUselessControls } from './argTypes.ts';
import { frameTheme } from './frameTheme.ts';
import { GuidePage } from './GuidePage.tsx';
import { readyToPlay } from './readyToPlay.ts';
import { viewports } from './viewports.ts';

document.documentElement.lang = 'sv';

const preview: Preview = {
  argTypesEnhancers: [dropUselessControls],
  decorators: [
    (Story, { viewMode }) => (
      <UiProvider texts={sv.ui} locale="sv">
        {viewMode === 'docs' ? (
          <div className="guide-story" lang="sv">
            <Story />
          </div>
        ) : (
          <Story />
        )}
      </UiProvider>
    ),
  ],
  globalTypes: appearanceTypes,
  initialGlobals: { ...appearanceDefaults, viewport: { value: undefined, isRotated: false } },
  loaders: [
    ({ globals, id, parameters }) => {
      // Each story on a page is a React root of its own; without a prefix their ids would be the same.
      parameters['react'] = { rootOptions: { identifierPrefix: `${id}-` } };
      applyAppearance(globals);
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
      toc: { headingSelector: 'h2, h3:not(.guide-aside)', title: 'On this page' },
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
