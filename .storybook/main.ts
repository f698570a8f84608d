import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';

import { docsFromSource } from './docsFromSource/plugin.ts';

const configuration: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx', '../apps/portal/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `docsFromSource` reads the props: the readers that come with Storybook leave out the props of unions.
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [docsFromSource(), react(), vanillaExtractPlugin()],
      // Else each story leaves links in the head, and axe goes through them at every later story.
      build: { cssCodeSplit: false, modulePreload: false },
      // Stories show the sources, so that a change is seen without a build.
      resolve: { conditions: ['source', ...defaultClientConditions] },
    }),
};

export default configuration;
