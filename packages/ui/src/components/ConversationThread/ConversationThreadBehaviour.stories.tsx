import { sv } from '@mina-sidor/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { doubleText } from '../../testing/largeText.ts';
import { messages, SampleReply } from '../../testing/sampleConversation.tsx';
import { Section } from '../Layout/index.ts';
import { ConversationThread, type ConversationThreadProps } from './index.ts';

/** The conversation holds whether it is open. */
type Props = Extract<ConversationThreadProps, { open?: undefined }>;

const meta = {
  title: 'Messages/ConversationThread behaviour',
  component: ConversationThread,
  tags: ['!autodocs'],
  args: {
    subject: 'Trafikförsäkringsavgift',
    headingLevel: 2,
    reference: { label: 'Krav', number: '47110023918' },
    time: 'i dag 10.42',
    count: '3 meddelanden',
    preview: { sender: 'Du', text: 'Här kommer den.' },
    files: '1 fil',
    defaultOpen: false,
    onOpenChange: fn(),
    messages,
    children: <SampleReply />,
  },
  decorators: [
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<Props>;

export default meta;
type Story = StoryObj<Props>;

/** Finds a text where it shows: the name of the button has it too. */
const shown = { ignore: 'button *' };

export const ByKeyboard: Story = {
  tags: ['M02'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const heading = canvas.getByRole('button', {
      name: 'Trafikförsäkringsavgift Krav 47110023918',
    });
    await expect(heading).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(heading).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText(sv.ui.reply)).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const ByPointer: Story = {
  tags: ['M02', 'Z25', 'Z87'],
  args: { reference: { label: 'Krav', number: '47110023918', href: '#krav' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Pressing anywhere in the header toggles it, but the number can still be selected.
    const details = canvas.getByText('i dag 10.42').getBoundingClientRect();
    const onDetails = document.elementFromPoint(details.left + 2, details.top + 2);
    await expect(onDetails).toBe(canvas.getByRole('button'));
    const digits = canvas.getByText((_text, element) => element?.textContent === '0023', shown);
    const box = digits.getBoundingClientRect();
    const pressed = document.elementFromPoint(box.left + 2, box.top + 2);
    await expect(digits.contains(pressed)).toBe(true);
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Trafikförsäkringsavgift Krav 47110023918' }),
    );
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    const link = canvas.getByRole('link', { name: '47110023918' });
    await expect(link).toHaveAttribute('href', '#krav');
    const { left, top, width, height } = link.getBoundingClientRect();
    const onLink = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(link.contains(onLink)).toBe(true);
    await userEvent.click(canvas.getByRole('button', { expanded: true }));
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    defaultOpen: true,
    subject: 'Betalningsföreläggandeansökningshandlingar och uppläggnings- och aviseringskostnad',
    reference: { label: 'referensnummer', number: '4711002391847110023918' },
    isUnread: true,
    messages: [
      {
        id: '1',
        sender: 'Skadeavdelningen för trafikförsäkringsavgiftsärenden',
        isOwn: false,
        time: '19 nov 09.10',
        text: `Uppläggnings- och aviseringskostnad.\n\n  • ${'Trafikförsäkringsavgiftsbetalningsföreläggande'.repeat(3)}\n  • <b>Ingen fetstil</b> & inget <script>\n\nHälsningar`,
      },
      { id: '2', sender: 'Du', isOwn: true, time: 'nu', text: 'Ok' },
    ],
  },
};

/** The subject is whole, and beside or above its date and its mark, never on them. */
export const LargeTextOnPhone: Story = {
  tags: ['Z16'],
  globals: { viewport: { value: 'smallest' } },
  args: { isUnread: true },
  beforeEach: doubleText,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const subject = canvas.getByText('Trafikförsäkringsavgift');
    const heading = canvas.getByRole('heading', { level: 2 });
    // It may take the gap beside it.
    const isWhole = (): boolean =>
      textBox(subject).right <= heading.getBoundingClientRect().right + 16;
    await expect(isWhole()).toBe(true);
    for (const text of ['i dag 10.42', sv.ui.unread]) {
      const [one, other] = [textBox(subject), textBox(canvas.getByText(text, shown))];
      await expect(one.bottom <= other.top + 1 || one.right <= other.left).toBe(true);
    }
    await userEvent.click(within(heading).getByRole('button'));
    await expect(isWhole()).toBe(true);
  },
};

/** The word for unread and the number of files have places of their own. */
export const UnreadWithFilesOnPhone: Story = {
  tags: ['Z16'],
  globals: { viewport: { value: 'narrow' } },
  args: { isUnread: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [unread, files] = [sv.ui.unread, '1 fil'].map((text) =>
      textBox(canvas.getByText(text, shown)),
    );
    await expect(unread?.bottom).toBeLessThanOrEqual(files?.top ?? 0);
  },
};

/** Where the row is narrow, they stand one after the other below the subject, from where it begins. */
export const UnreadOnSmallestPhone: Story = {
  tags: ['Z16'],
  globals: { viewport: { value: 'smallest' } },
  args: { isUnread: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const subject = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
    const unread = canvas.getByText(sv.ui.unread, shown);
    const time = textBox(canvas.getByText('i dag 10.42', shown));
    await expect(unread.getBoundingClientRect().left).toBe(subject.left);
    await expect(time.left).toBeGreaterThan(textBox(unread).right);
    await expect(time.top).toBeLessThan(textBox(unread).bottom);
  },
};

function textBox(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}
