import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { doubleText } from '../../testing/largeText.ts';
import { Link } from '../Link/index.ts';
import { tabsGuide } from './Tabs.guide.ts';
import { Tabs, type TabsProps } from './index.ts';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Dina ärenden',
    items: [
      {
        key: 'active',
        label: 'Aktiva (12)',
        content: (
          <p>
            Tolv ärenden är aktiva. <Link href="#bestall">Beställ här</Link>
          </p>
        ),
      },
      { key: 'closed', label: 'Avslutade (3)', content: <p>Tre ärenden är avslutade.</p> },
    ],
    onValueChange: fn(),
  },
  parameters: {
    guide: tabsGuide,
    docs: {
      description: {
        component:
          'Two or more views of the same thing, one at a time. Left and Right move between the tabs and wrap, Home and End go to the ends, Enter and Space show the tab in focus (manual activation). Tab leads from the selected tab into its panel.',
      },
    },
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstSelected: Story = {};

export const SecondSelected: Story = { args: { defaultValue: 'closed' } };

const longItems: TabsProps['items'] = [
  { key: 'started', label: 'Startade konversationer (2)', content: <p>Två konversationer.</p> },
  { key: 'new', label: 'Ställ en ny fråga', content: <p>Skriv till oss.</p> },
  { key: 'long', label: 'Betalningsföreläggandeansökningar', content: <p>Inga.</p> },
];

export const LongLabels: Story = { tags: ['!autodocs'], args: { items: longItems } };

/** A row that is wider than the window scrolls, fades out at the clipped edge, and scrolls to the focused tab. */
export const MoreThanFits: Story = {
  args: { items: longItems, defaultValue: 'long' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('tablist');
    const frame = list.parentElement;
    const isInSight = (tab: HTMLElement): boolean => {
      const row = list.getBoundingClientRect();
      const box = tab.getBoundingClientRect();
      return box.left >= row.left - 1 && box.right <= row.right + 1;
    };
    const last = within(list).getByRole('tab', { selected: true });
    await waitFor(() => expect(isInSight(last)).toBe(true));
    await waitFor(() => expect(frame).toHaveAttribute('data-overflow', 'start'));
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(frame).toHaveAttribute('data-overflow', 'end'));
    await expect(document.activeElement).toHaveTextContent('Startade konversationer (2)');
  },
};

/** A word that has room on a phone is not cut short, so that the label keeps its words. */
export const WholeWordsOnPhone: Story = {
  tags: ['Z89', '!autodocs'],
  args: {
    items: [
      { key: 'a', label: 'Startade konversa\u00ADtioner (2)', content: <p>Två konversationer.</p> },
      { key: 'b', label: 'Ställ en ny fråga', content: <p>Skriv till oss.</p> },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const tab = within(canvasElement).getByRole('tab', { name: /Startade/u });
    const [, , end] = tab.childNodes;
    const word = document.createRange();
    word.selectNodeContents(tab);
    word.setStart(tab.firstChild ?? tab, 'Startade '.length);
    word.setEnd(end ?? tab, 'tioner'.length);
    await expect(new Set([...word.getClientRects()].map(({ top }) => top)).size).toBe(1);
  },
};

/** With large text too, the next tab begins in sight, before the row has faded out. */
export const LargeTextOnPhone: Story = {
  tags: ['Z16', '!autodocs'],
  args: { items: [longItems[0], ...longItems.slice(1, 2)] },
  globals: { viewport: { value: 'smallest' } },
  beforeEach: doubleText,
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('tablist');
    await waitFor(() => expect(list.parentElement).toHaveAttribute('data-overflow', 'end'));
    const words = document.createRange();
    words.selectNodeContents(within(list).getByRole('tab', { name: 'Ställ en ny fråga' }));
    const inSight = list.getBoundingClientRect().right - words.getBoundingClientRect().left;
    // At least two letters, one of them where the fade is still weak.
    await expect(inSight).toBeGreaterThan(32);
  },
};

/** An unknown key, such as one from an old address, shows the first tab. */
export const UnknownKey: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: 'borttagen' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Aktiva (12)');
    await expect(canvas.getByRole('tabpanel', { name: 'Aktiva (12)' })).toBeTruthy();
  },
};

/** A panel that starts with a control is not a tab stop itself. */
export const PanelBeginsWithControl: Story = {
  args: {
    items: [
      { key: 'active', label: 'Aktiva (1)', content: <Link href="#krav">Ärende 4711</Link> },
      { key: 'closed', label: 'Avslutade (0)', content: <p>Inga.</p> },
    ],
  },
  tags: ['U08', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(document.activeElement).toBe(canvas.getByRole('link', { name: 'Ärende 4711' }));
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{End}{Enter}');
    await userEvent.tab();
    await expect(document.activeElement).toBe(canvas.getByRole('tabpanel'));
  },
};

export const ByKeyboard: Story = {
  tags: ['U08', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const active = canvas.getByRole('tab', { name: 'Aktiva (12)' });
    const closed = canvas.getByRole('tab', { name: 'Avslutade (3)' });
    await userEvent.tab();
    await expect(document.activeElement).toBe(active);

    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toBe(closed);
    await expect(active.getAttribute('aria-selected')).toBe('true');
    await expect(canvas.getByText('Tolv ärenden är aktiva.')).toBeTruthy();

    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toBe(active);
    await userEvent.keyboard('{End}{Enter}');
    await expect(closed.getAttribute('aria-selected')).toBe('true');
    await expect(active.getAttribute('aria-selected')).toBe('false');
    await expect(canvas.getByRole('tabpanel', { name: 'Avslutade (3)' })).toBeTruthy();

    await userEvent.keyboard('{Home} ');
    await expect(canvas.getByRole('tabpanel', { name: 'Aktiva (12)' })).toBeTruthy();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel').contains(document.activeElement)).toBe(true);
  },
};
