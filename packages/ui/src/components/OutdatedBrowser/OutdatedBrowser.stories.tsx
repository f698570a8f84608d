import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { OutdatedBrowser } from './index.ts';
import { outdatedBrowserGuide } from './OutdatedBrowser.guide.ts';

const text =
  'Du använder en gammal webbläsare. För att Mina sidor ska fungera bra rekommenderar vi att du byter till en annan webbläsare, t.ex. Chrome, Edge eller Firefox.';
const internetExplorer = 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko';

const meta = {
  title: 'Feedback/OutdatedBrowser',
  component: OutdatedBrowser,
  args: { children: text, userAgent: internetExplorer },
  parameters: {
    layout: 'fullscreen',
    guide: outdatedBrowserGuide,
    docs: {
      description: {
        component:
          'Advises users of Internet Explorer to change browser. A small classic script shows it there, because modules and React never start.',
      },
    },
  },
} satisfies Meta<typeof OutdatedBrowser>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InInternetExplorer: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(text)).toBeVisible();
  },
};

export const InAnyOtherBrowser: Story = {
  args: { userAgent: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(text)).not.toBeVisible();
  },
};
