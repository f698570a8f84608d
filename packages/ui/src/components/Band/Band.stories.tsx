import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Heading } from '../Heading/index.ts';
import { Band, OnBandEdge } from './index.ts';
import { bandGuide } from './Band.guide.ts';

const meta = {
  title: 'Layout/Band',
  component: Band,
  args: { children: <Heading level={1}>Din skuld just nu</Heading> },
  parameters: {
    parts: { OnBandEdge },
    guide: bandGuide,
    docs: {
      description: {
        component:
          'A full-width band in the brand colour. Its content keeps to the page’s column. The ornament of the theme is decoration.',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Band>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Ornament: Story = {
  args: { edge: 'ornament' },
  globals: { brand: 'trafikfonden' },
  play: async ({ canvasElement }) => {
    const edge = canvasElement.querySelector('[aria-hidden="true"]');
    if (matchMedia('(forced-colors: active)').matches) return;
    await expect(edge?.getBoundingClientRect().height).toBe(10);
  },
};

/** The theme has no ornament: the band ends where its content ends. */
export const ThemeWithoutOrnament: Story = {
  args: { edge: 'ornament' },
  globals: { brand: 'neutral' },
  play: async ({ canvasElement }) => {
    const edge = canvasElement.querySelector('[aria-hidden="true"]');
    await expect(edge?.getBoundingClientRect().height).toBe(0);
    await expect(edge).toBeEmptyDOMElement();
  },
};
