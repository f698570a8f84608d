import type { Meta, StoryObj } from '@storybook/react-vite';

import { Band } from '../Band/index.ts';
import { Text } from '../Text/index.ts';
import { linkGuide } from './Link.guide.ts';
import { Link } from './Link.tsx';

const meta = {
  title: 'Navigation/Link',
  component: Link,
  args: { href: '/krav', children: 'Se dina krav' },
  parameters: {
    guide: linkGuide,
    docs: {
      description: {
        component:
          'A link. For something that happens on the page, use a TextButton. The label must say where the link leads when read alone. A link to a new tab shows an icon and says so.',
      },
    },
  },
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InText: Story = {
  render: (args) => (
    <Text>
      Skulden ökar varje dag tills fordonet är försäkrat eller avställt. <Link {...args} />
    </Text>
  ),
};

export const External: Story = {
  args: { href: 'https://example.com/villkor', children: 'Villkor', isExternal: true },
};

export const Download: Story = {
  args: {
    href: '#kravbrev.pdf',
    children: 'Kravbrev 2026-11-02',
    download: { type: 'pdf', size: '240\u00a0kB' },
  },
};

export const Back: Story = { args: { icon: 'back', children: 'Tillbaka' } };

export const Forward: Story = { args: { icon: 'forward', children: 'Till kravet' } };

export const OnBrand: Story = {
  args: { tone: 'onBrand' },
  render: (args) => (
    <Band>
      <Link {...args} />
    </Band>
  ),
};

export const CurrentPage: Story = { args: { ariaCurrent: 'page', tone: 'inherit' } };
