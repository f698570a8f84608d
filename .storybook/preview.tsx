import '@mina-sidor/ui/font.css';
import '@mina-sidor/ui/styles.css';
import '@mina-sidor/ui/themes/trafikfonden.css';

import { sv } from '@mina-sidor/texts';
import { UiProvider } from '@mina-sidor/ui';
import type { Preview } from '@storybook/react-vite';

document.documentElement.lang = 'sv';

const preview: Preview = {
  decorators: [
    (Story) => (
      <UiProvider texts={sv.ui} locale="sv">
        <Story />
      </UiProvider>
    ),
  ],
  initialGlobals: { viewport: { value: undefined, isRotated: false } },
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
    docs: { toc: true },
    layout: 'padded',
    viewport: {
      options: {
        smallest: { name: '320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        narrow: { name: '390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        medium: { name: '768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        wide: { name: '1280 px', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
