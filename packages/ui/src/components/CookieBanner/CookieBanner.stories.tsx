import { sv } from '@mina-sidor/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { doubleText } from '../../testing/largeText.ts';
import { Heading } from '../Heading/index.ts';
import { Section } from '../Layout/index.ts';
import { TextButton } from '../Link/index.ts';
import { CookieBanner, type CookieBannerProps } from './index.ts';
import { cookieBannerGuide } from './CookieBanner.guide.ts';

const words = sv.shell.cookieBanner;

const meta = {
  title: 'Feedback/CookieBanner',
  component: CookieBanner,
  args: {
    label: words.label,
    children: words.text,
    more: <TextButton onClick={fn()}>{words.more}</TextButton>,
    closeLabel: words.close,
    closeContext: words.closeContext,
    onClose: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    guide: cookieBannerGuide,
    docs: {
      description: {
        component:
          'The first thing after the skip link, for sites that store only what they need. It does not ask for consent. Closing it moves focus to the page’s main part.',
      },
    },
  },
} satisfies Meta<typeof CookieBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const LargeText: Story = {
  tags: ['Z16', '!autodocs'],
  beforeEach: doubleText,
  args: {
    children:
      'Vi använder kakor för inloggning, säkerhetskontroller, betalningsförmedling och uppläggningskostnadsspecifikationer, och inga andra.',
    closeLabel: 'Stäng informationen om vilka kakor som vi använder',
  },
};

/** The banner above the main part of a page, until it is closed. */
function Page({ onClose, ...banner }: CookieBannerProps): ReactNode {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      {isShown ? (
        <CookieBanner
          {...banner}
          onClose={() => {
            setIsShown(false);
            onClose();
          }}
        />
      ) : null}
      <main tabIndex={-1}>
        <Section>
          <Heading level={1}>{sv.pages.titles.overview}</Heading>
        </Section>
      </main>
    </>
  );
}

export const ClosedByKeyboard: Story = {
  tags: ['U08', '!autodocs'],
  render: (args) => <Page {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: words.more })).toHaveFocus();
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: `${words.close} ${words.closeContext}` }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('region', { name: words.label })).toBeNull();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** The banner covers nothing of the page, so a focused element below it is fully visible. */
export const CoversNothing: Story = {
  tags: ['!autodocs'],
  render: (args) => <Page {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const banner = canvas.getByRole('region', { name: words.label }).getBoundingClientRect();
    const main = canvas.getByRole('main').getBoundingClientRect();
    await expect(main.top).toBeGreaterThanOrEqual(banner.bottom);
  },
};
