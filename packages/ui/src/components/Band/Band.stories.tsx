import type { Meta, StoryObj } from '@storybook/react-vite';

import { Heading } from '../Heading/index.ts';
import { Band } from './Band.tsx';
import { bandGuide } from './Band.guide.ts';

const meta = {
  title: 'Komponenter/Band',
  component: Band,
  args: { children: <Heading level={1}>Din skuld just nu</Heading> },
  parameters: {
    guide: bandGuide,
    docs: {
      description: {
        component:
          'A full-width band in the brand colour. Its content keeps to the page’s column. The dashes are decoration.',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Band>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Dashes: Story = { args: { edge: 'dashes' } };
