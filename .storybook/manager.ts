import { addons } from 'storybook/manager-api';

import { frameTheme } from './frameTheme.ts';

addons.setConfig({
  layoutCustomisations: {
    // The pages about the whole library have no props and no events to show.
    showPanel: ({ storyId }, isShown) =>
      /^(introduction|accessibility|foundations-(colour|icons|motion|space-and-shape|themes|typography))--/u.test(
        storyId,
      )
        ? false
        : isShown,
  },
  theme: frameTheme,
});
