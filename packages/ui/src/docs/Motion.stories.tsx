import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { Button } from '../components/Button/index.ts';
import { DescriptionList } from '../components/DescriptionList/index.ts';
import { Stack } from '../components/Layout/index.ts';
import { vars } from '../theme/contract.css.ts';
import { durations } from '../theme/tokens.ts';
import { FoundationPage, FoundationSection, TokenRow, TokenRows } from './Foundation.tsx';
import * as styles from './foundations.css.ts';
import { propertyName } from './liveValues.ts';

const meta = {
  title: 'Foundations/Motion',
  component: FoundationPage,
  args: {
    title: 'Motion',
    lead: 'A dialog and its backdrop move, a ring turns while something is running, and nothing else. Users who prefer reduced motion get none, and miss no information.',
    children: null,
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof FoundationPage>;

export default meta;

type Story = StoryObj<typeof meta>;

function Durations(): ReactNode {
  const [isAtEnd, setIsAtEnd] = useState(false);
  return (
    <Stack align="start" gap="x20">
      <Button
        onClick={() => {
          setIsAtEnd(!isAtEnd);
        }}
        variant="secondary"
      >
        Play
      </Button>
      <TokenRows>
        {(['backdrop', 'dialog'] as const).map((duration) => (
          <TokenRow key={duration} reference={vars.motion[duration]}>
            <div className={styles.track} data-state={isAtEnd ? 'end' : 'start'}>
              <div className={styles.mover[duration]} />
            </div>
          </TokenRow>
        ))}
      </TokenRows>
    </Stack>
  );
}

export const Motion: Story = {
  name: 'Motion',
  render: (args) => (
    <FoundationPage {...args}>
      <FoundationSection lead="With reduced motion the mark jumps." title="Durations of the theme">
        <Durations />
      </FoundationSection>
      <FoundationSection title="Times that all themes share">
        <DescriptionList
          items={[
            {
              term: 'Before a wait is shown',
              description: `${String(durations.loaderDelay)} ms: what comes sooner would only flicker.`,
            },
            {
              term: 'One turn of the ring',
              description: `${String(durations.spin)} ms. With reduced motion it stands still; the words beside it say what is under way.`,
            },
            {
              term: 'A spoken message',
              description: `${String(durations.announcement)} ms in its live region, so that nobody meets stale words when reading on.`,
            },
          ]}
        />
      </FoundationSection>
    </FoundationPage>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    for (const reference of Object.values(vars.motion)) {
      const track = canvas
        .getByText(propertyName(reference))
        .closest('li')
        ?.querySelector('[data-state]');
      await expect(track).toHaveAttribute('data-state', 'end');
      const mark = track?.firstElementChild;
      const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
      await expect(mark && getComputedStyle(mark).transitionDuration === '0s').toBe(isReduced);
    }
  },
};
