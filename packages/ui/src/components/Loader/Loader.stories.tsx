import type { Meta, StoryObj } from '@storybook/react-vite';
import { doubleText } from '../../testing/largeText.ts';
import { Loader } from './index.ts';
import { loaderGuide } from './Loader.guide.ts';

const meta = {
  title: 'Feedback/Loader',
  component: Loader,
  args: { delay: 0 },
  parameters: {
    guide: loaderGuide,
    docs: {
      description: {
        component:
          'Says that something is loading. It is shown and announced after 300 ms; a shorter wait is silent. The ring stands still for users who prefer reduced motion.',
      },
    },
  },
} satisfies Meta<typeof Loader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithLabel: Story = { args: { label: 'Hämtar dina ärenden' } };

export const LargeText: Story = {
  tags: ['Z16', '!autodocs'],
  beforeEach: doubleText,
  args: {
    label:
      'Hämtar betalningsföreläggandeansökningar och specifikationer av uppläggnings- och aviseringskostnader',
  },
};
