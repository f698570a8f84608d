import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Band } from '../Band/index.ts';
import { Logo } from './Logo.tsx';
import { logoGuide } from './Logo.guide.ts';

const meta = {
  title: 'Foundations/Logo',
  component: Logo,
  args: { name: 'Trafikfonden', variant: 'header' },
  parameters: {
    guide: logoGuide,
    docs: {
      description: {
        component:
          'The provider’s symbol and name. The symbol is decoration, the name is text; inside a link it is the link’s name.',
      },
    },
  },
} satisfies Meta<typeof Logo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Header: Story = {};

/** A symbol in the colours of the theme: its shape without a fill is the brand. */
export const WithSymbol: Story = {
  args: {
    symbol: (
      <svg viewBox="0 0 36 36">
        <circle cx="18" cy="18" r="18" />
        <path
          d="M10 26V10l8 8 8-8v16"
          fill="none"
          stroke="var(--ms-color-accent)"
          strokeWidth="4"
        />
      </svg>
    ),
  },
  play: async ({ canvasElement }) => {
    const brand = getComputedStyle(document.documentElement).getPropertyValue('--ms-color-brand');
    const circle = canvasElement.querySelector('circle');
    const box = circle?.ownerSVGElement?.getBoundingClientRect();
    await expect([box?.width, box?.height]).toEqual([36, 36]);
    await expect(circle && getComputedStyle(circle).fill).toBe(rgbOf(brand));
  },
};

export const WithSymbolInAnotherBrand: Story = {
  ...WithSymbol,
  globals: { brand: 'neutral', scheme: 'dark' },
};

function rgbOf(color: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = color;
  const { color: rendered } = getComputedStyle(probe);
  probe.remove();
  return rendered;
}

export const LongNameNarrow: Story = {
  args: { name: 'Trafikförsäkringsföreningarnas samarbetsorganisation' },
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Footer: Story = {
  args: { variant: 'footer' },
  render: (args) => (
    <Band>
      <Logo {...args} />
    </Band>
  ),
  tags: ['N16'],
  play: async ({ canvasElement }) => {
    const box = within(canvasElement)
      .getByText('Trafikfonden')
      .parentElement?.getBoundingClientRect();
    await expect([box?.width, box?.height]).toEqual([149, 58]);
  },
};

export const FooterLongWord: Story = {
  ...Footer,
  tags: [],
  args: { name: 'Trafikförsäkringsföreningen', variant: 'footer' },
  render: (args) => (
    <Band>
      <Logo {...args} />
    </Band>
  ),
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByText('Trafikförsäkringsföreningen');
    const { lineHeight } = getComputedStyle(name);
    await expect(name.getBoundingClientRect().height).toBeLessThan(
      2 * Number.parseFloat(lineHeight),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
