import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { brokenWords, doubleText } from '../../testing/largeText.ts';
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

/** A road in the colours of the theme: the shape without a fill has the colour of the name. */
export const WithSymbol: Story = {
  args: {
    symbol: (
      <svg focusable="false" viewBox="0 0 36 36">
        <rect height="36" rx="9" width="36" />
        <path d="M14.5 7h7L26 30H10Z" fill="var(--ms-color-surface)" />
        <path
          d="M17.3 9h1.4v3.5h-1.4ZM17 15h2v4.5h-2ZM16.6 22h2.8v5.5h-2.8Z"
          fill="var(--ms-color-accent)"
        />
      </svg>
    ),
  },
  play: async ({ canvasElement }) => {
    const ground = canvasElement.querySelector('rect');
    const box = ground?.ownerSVGElement?.getBoundingClientRect();
    await expect([box?.width, box?.height]).toEqual([36, 36]);
    await expect(ground && getComputedStyle(ground).fill).toBe(
      getComputedStyle(within(canvasElement).getByText('Trafikfonden')).color,
    );
  },
};

/** The symbol is as light as the name: the brand's dark colour would hardly show. */
export const WithSymbolInTheDark: Story = { ...WithSymbol, globals: { scheme: 'dark' } };

export const WithSymbolInAnotherBrand: Story = {
  ...WithSymbol,
  globals: { brand: 'neutral', scheme: 'dark' },
};

export const LargeTextInSmallestWindow: Story = {
  ...WithSymbol,
  tags: ['Z16', '!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  beforeEach: doubleText,
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    await expect(brokenWords(canvasElement)).toEqual([]);
  },
};

export const LongName: Story = {
  tags: ['!autodocs'],
  args: { name: 'Trafikförsäkringsföreningarnas samarbetsorganisation' },
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

/** What is drawn on the shape without a fill has the brand's colour. */
export const FooterWithSymbol: Story = {
  args: {
    variant: 'footer',
    symbol: (
      <svg focusable="false" viewBox="0 0 36 36">
        <rect height="36" rx="9" width="36" />
        <path d="M14.5 7h7L26 30H10Z" fill="var(--ms-color-brand)" />
      </svg>
    ),
  },
  render: (args) => (
    <Band>
      <Logo {...args} />
    </Band>
  ),
};

export const FooterLongWord: Story = {
  ...Footer,
  tags: ['!autodocs'],
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
  },
};
