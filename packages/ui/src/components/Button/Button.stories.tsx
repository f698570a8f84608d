import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { brokenWords, doubleText, lastLine } from '../../testing/largeText.ts';
import { saidIn } from '../../testing/saidIn.ts';
import { contrast } from '../../theme/contrast.ts';
import { Inline, Stack } from '../Layout/index.ts';
import { Card } from '../Card/index.ts';
import { buttonGuide } from './Button.guide.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'Forms/Button',
  component: Button,
  args: { children: 'Betala med Swish', onClick: fn() },
  parameters: {
    guide: buttonGuide,
    docs: {
      description: {
        component:
          'Does something on the page. To lead to another page, use a ButtonLink. Enter and Space press it. While its action runs, the button keeps its width and its focus, announces `pendingLabel` and ignores presses. An unavailable button stays in the tab order and says why.',
      },
    },
  },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

const nothing = (): void => undefined;

export const Primary: Story = {};

export const Secondary: Story = { args: { variant: 'secondary', children: 'Visa fler' } };

/** In a dark theme too, where the secondary button has the light edge. */
export const StrongestIsPrimary: Story = {
  tags: ['Z96', '!autodocs'],
  globals: { scheme: 'dark' },
  render: () => (
    <Card data-ground>
      <Inline gap="x12">
        <Button onClick={nothing}>Betala</Button>
        <Button onClick={nothing} variant="secondary">
          Avbryt
        </Button>
      </Inline>
    </Card>
  ),
  play: async ({ canvas, canvasElement }) => {
    const colorsOf = (name: string) => getComputedStyle(canvas.getByRole('button', { name }));
    const card = canvasElement.querySelector('[data-ground]') ?? canvasElement;
    const ground = getComputedStyle(card).backgroundColor;
    const primary = contrast(colorsOf('Betala').backgroundColor, ground);
    const { backgroundColor, borderTopColor } = colorsOf('Avbryt');
    await expect(primary).toBeGreaterThan(7);
    await expect(primary).toBeGreaterThanOrEqual(contrast(borderTopColor, ground));
    await expect(primary).toBeGreaterThan(contrast(backgroundColor, ground));
  },
};

export const Quiet: Story = { args: { variant: 'quiet', children: 'Avbryt' } };

export const Small: Story = {
  render: () => (
    <Inline>
      <Button context="ärende 4711 0023 918" onClick={nothing} size="small">
        Betala
      </Button>
      <Button onClick={nothing} size="small" variant="secondary">
        Visa fler
      </Button>
      <Button isPending onClick={nothing} size="small">
        Betala
      </Button>
    </Inline>
  ),
};

export const FullWidth: Story = { args: { isFullWidth: true, children: 'Starta inloggning' } };

/** A label of two lines leaves no word alone. */
export const TwoLines: Story = {
  globals: { viewport: { value: 'smallest' } },
  args: { isFullWidth: true, children: 'Betala 41\u00A0317\u00A0kr för alla krav med Swish' },
  render: (args) => (
    <Card padding="large">
      <Button {...args} />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(lastLine(canvas.getByRole('button'))).toBe('alla krav med Swish');
  },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  args: { children: 'Trafikförsäkringsavgiftsbetalningsföreläggande med delbetalning' },
};

/** In a narrow window the padding shrinks before the words wrap. */
export const LargeTextInSmallestWindow: Story = {
  tags: ['Z16', '!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  beforeEach: doubleText,
  render: () => (
    <Card>
      <Stack>
        <Button isFullWidth isPending onClick={nothing}>
          Betala med Swish
        </Button>
        <Button onClick={nothing}>Beställ</Button>
        <Button onClick={nothing} size="small" variant="secondary">
          Försök igen
        </Button>
      </Stack>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    await expect(brokenWords(canvasElement)).toEqual([]);
  },
};

/** The spinner has the padding to itself, however little there is. */
export const PendingInTheSmallestWindow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  render: () => (
    <Card>
      <Stack align="start" gap="x16">
        <Button isFullWidth isPending onClick={nothing}>
          Betala 4350 kr med Swish
        </Button>
        <Button isPending onClick={nothing} size="small" variant="secondary">
          Kopiera
        </Button>
      </Stack>
    </Card>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const [spinner, words] = [...button.children].map((part) => part.getBoundingClientRect());
      await expect(spinner?.right).toBeLessThanOrEqual(words?.left ?? 0);
    }
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

function Payment({ onPay }: { readonly onPay: () => void }): ReactNode {
  const [isPending, setIsPending] = useState(false);
  return (
    <Button
      isPending={isPending}
      onClick={() => {
        onPay();
        setIsPending(true);
      }}
      pendingLabel="Startar betalningen"
    >
      Betala med Swish
    </Button>
  );
}

const pay = fn();

export const Pending: Story = {
  render: () => <Payment onPay={pay} />,
  play: async ({ canvasElement }) => {
    pay.mockClear();
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Betala med Swish' });
    const { width } = button.getBoundingClientRect();
    await userEvent.dblClick(button);
    await waitFor(() => expect(saidIn(canvasElement, 'polite')).toEqual(['Startar betalningen']));
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(pay).toHaveBeenCalledTimes(1);
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().width).toBe(width);
  },
};

export const Unavailable: Story = {
  args: { unavailableReason: 'Du kan betala igen när den förra betalningen är klar.' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveAccessibleDescription(
      'Du kan betala igen när den förra betalningen är klar.',
    );
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    await expect(button.offsetWidth, 'as wide as when it works').toBeLessThan(
      reason?.offsetWidth ?? 0,
    );
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
