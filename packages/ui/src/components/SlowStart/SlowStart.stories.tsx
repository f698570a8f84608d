import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Link } from '../Link/index.ts';
import { SlowStart } from './index.ts';
import { slowStartGuide } from './SlowStart.guide.ts';

const words = /^Sidan har inte kunnat starta/u;

const meta = {
  title: 'Feedback/SlowStart',
  component: SlowStart,
  args: {
    children: (
      <>
        Sidan har inte kunnat starta. Kontrollera att du är uppkopplad till internet.{' '}
        <Link href="/krav" tone="inherit">
          Ladda sidan igen
        </Link>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    guide: slowStartGuide,
    docs: {
      description: {
        component:
          'Says that a page has not started when its code has not loaded within ten seconds. Needs no script.',
      },
    },
  },
} satisfies Meta<typeof SlowStart>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Skips to the end of every animation of the page. */
function finishWaiting(element: HTMLElement): void {
  for (const animation of element.getAnimations({ subtree: true })) animation.finish();
}

export const CodeHasNotCome: Story = {
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText(words);
    finishWaiting(canvasElement);
    await expect(text).toBeVisible();
    await expect(
      within(canvasElement).getByRole('link', { name: 'Ladda sidan igen' }),
    ).toBeVisible();
  },
};

export const CodeMayStillCome: Story = {
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText(words);
    await expect(text).not.toBeVisible();
    await expect(text.closest('[data-slow-start]')?.getBoundingClientRect().height).toBe(0);
  },
};
