import { sv } from '@mina-sidor/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { Heading } from '../Heading/index.ts';
import { Section, Stack } from '../Layout/index.ts';
import { Link } from '../Link/index.ts';
import { SkipLink, type SkipLinkProps } from './SkipLink.tsx';
import { skipLinkGuide } from './SkipLink.guide.ts';

const words = sv.shell;

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  args: { targetId: 'innehall', children: words.skipLink },
  parameters: {
    layout: 'fullscreen',
    guide: skipLinkGuide,
    docs: {
      story: { inline: false, height: '12rem' },
      description: {
        component:
          'The first link of the page. Visible only with focus; Enter moves focus to the target.',
      },
    },
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof SkipLink>;

export default meta;

type Story = StoryObj<typeof meta>;

function Page(skipLink: SkipLinkProps): ReactNode {
  return (
    <>
      <SkipLink {...skipLink} />
      <Section spacing="x88">
        <Link href="#krav">{sv.pages.titles.claims}</Link>
      </Section>
      <main id={skipLink.targetId} tabIndex={-1}>
        <Section>
          <Stack align="start">
            <Heading level={1}>{sv.pages.titles.overview}</Heading>
            <Link href="#dokument">{sv.pages.titles.documents}</Link>
          </Stack>
        </Section>
      </main>
    </>
  );
}

export const OutOfSight: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: words.skipLink });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
};

export const InSight: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: words.skipLink });
    await expect(link).toHaveFocus();
    const { top, height } = link.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const address = window.location.href;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(window.location.href).toBe(address);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: sv.pages.titles.documents })).toHaveFocus();
  },
};
