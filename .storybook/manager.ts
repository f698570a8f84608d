import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

/** The frame carries the library's own name and colours, in the scheme of the system. */
const colours = isDark
  ? {
      ground: '#12191d',
      panel: '#1a2429',
      line: '#3c4a51',
      ink: '#eef3f1',
      brand: '#8fd4bf',
      chosen: '#0f5a50',
    }
  : {
      ground: '#f5f4ef',
      panel: '#ffffff',
      line: '#d9d6cb',
      ink: '#12242b',
      brand: '#0f4c47',
      chosen: '#0f4c47',
    };

addons.setConfig({
  layoutCustomisations: {
    // The pages about the whole library have no props and no events to show.
    showPanel: ({ storyId }, isShown) =>
      /^(introduction|foundations-(colour|icons|motion|space-and-shape|themes|typography))--/u.test(
        storyId,
      )
        ? false
        : isShown,
  },
  theme: create({
    base: isDark ? 'dark' : 'light',
    brandTitle: 'Mina sidor: components',
    brandTarget: '_self',
    brandUrl: './',
    fontBase: "'Atkinson Hyperlegible Next Variable', system-ui, sans-serif",
    colorPrimary: colours.brand,
    colorSecondary: colours.chosen,
    appBg: colours.ground,
    appContentBg: colours.panel,
    appPreviewBg: colours.panel,
    appBorderColor: colours.line,
    textColor: colours.ink,
    barBg: colours.panel,
    barTextColor: colours.ink,
    barSelectedColor: colours.brand,
    barHoverColor: colours.brand,
  }),
});
