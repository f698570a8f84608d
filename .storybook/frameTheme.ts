import { create } from 'storybook/theming';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

const colours = isDark
  ? {
      ground: '#12191d',
      panel: '#1a2429',
      line: '#3c4a51',
      ink: '#eef3f1',
      brand: '#8fd4bf',
      chosen: '#52a794',
    }
  : {
      ground: '#f5f4ef',
      panel: '#ffffff',
      line: '#d9d6cb',
      ink: '#12242b',
      brand: '#0f4c47',
      chosen: '#0f4c47',
    };

/** The library’s own name and colours, in the scheme of the system: for the frame and for the pages about components. */
export const frameTheme = create({
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
});
