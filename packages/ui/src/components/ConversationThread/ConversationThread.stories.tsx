import { sv } from '@mina-sidor/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { messages, SampleReply } from '../../testing/sampleConversation.tsx';
import { Section, Stack } from '../Layout/index.ts';
import { conversationThreadGuide } from './ConversationThread.guide.ts';
import { ConversationThread, type ConversationThreadProps, MessageFileList } from './index.ts';

/** The conversation holds whether it is open. */
type Props = Extract<ConversationThreadProps, { open?: undefined }>;

const meta = {
  title: 'Messages/ConversationThread',
  component: ConversationThread,
  args: {
    subject: 'Trafikförsäkringsavgift',
    headingLevel: 2,
    reference: { label: 'Krav', number: '47110023918' },
    time: 'i dag 10.42',
    count: '3 meddelanden',
    preview: { sender: 'Du', text: 'Här kommer den.' },
    files: '1 fil',
    defaultOpen: true,
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
  parameters: {
    parts: { MessageFileList },
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A conversation between the user and the provider about one subject, with a way to reply.',
      },
    },
    guide: conversationThreadGuide,
  },
} satisfies Meta<Props>;

export default meta;
type Story = StoryObj<Props>;

export const Open: Story = { tags: ['M02', 'M04', 'M06'] };

export const Closed: Story = { args: { defaultOpen: false } };

export const Unread: Story = {
  tags: ['M17'],
  args: {
    defaultOpen: false,
    isUnread: true,
    subject: 'Skada',
    reference: { number: '2026/1187', groups: [] },
    time: 'i går 16.30',
    preview: {
      sender: 'Skadeavdelningen',
      text: 'Kan du skicka en bild på dörren också? Då kan vi gå vidare.',
    },
    files: undefined,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(sv.ui.unread, { ignore: 'button *' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Skada 2026/1187 Oläst' })).toBeVisible();
  },
};

export const NotSent: Story = {
  tags: ['M08'],
  args: { defaultOpen: false, draftMark: 'Utkast, inte skickat' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const mark = canvas.getByText('Utkast, inte skickat', { ignore: 'button *' });
    // Nothing to be alarmed about.
    await expect(getComputedStyle(mark).color).toBe(
      getComputedStyle(canvas.getByRole('button')).color,
    );
  },
};

export const InAList: Story = {
  render: (args) => (
    <Stack as="ul">
      <li>
        <ConversationThread {...args} />
      </li>
      <li>
        <ConversationThread
          {...args}
          time="i går 16.30"
          defaultOpen={false}
          isUnread
          reference={{ number: '2026/1187', groups: [] }}
          subject="Skada"
        />
      </li>
      <li>
        <ConversationThread
          {...args}
          time="18 okt 13.40"
          defaultOpen={false}
          reference={undefined}
          subject="Övrigt"
        />
      </li>
    </Stack>
  ),
};

const many = Array.from({ length: 15 }, (_, index) =>
  messages.slice(0, 2).map((message) => ({ ...message, id: `${message.id}-${String(index)}` })),
).flat();
const unread = messages.slice(1, 2).flatMap((message) => [
  { ...message, id: 'new-1' },
  { ...message, id: 'new-2', text: 'Skulden räknas om i natt.' },
]);

export const ThirtyReplies: Story = {
  args: {
    defaultOpen: false,
    isUnread: true,
    count: '32 meddelanden',
    messages: [...many, ...unread],
    unread: { firstId: 'new-1', label: '2 olästa meddelanden' },
  },
};

export const FilesInEveryState: Story = {
  tags: ['A11', 'A12'],
  args: {
    messages: messages.map((message, index) => ({
      ...message,
      files:
        index === 0
          ? { status: 'failed', onRetry: fn() }
          : index === 1
            ? { status: 'loading' }
            : {
                status: 'ready',
                isAwaitingMore: true,
                files: [
                  { name: 'bekraftelse-avstallning.pdf', size: 219_136, href: '#bekraftelse' },
                  { name: 'Registreringsbevis.pdf', size: 1_572_864, state: 'removed' },
                  { name: 'Foto av skadan.jpg', state: 'awaiting' },
                ],
              },
    })),
  },
};

export const WithoutAttachments: Story = {
  tags: ['A14'],
  args: { children: <SampleReply hasAttachments={false} /> },
};
