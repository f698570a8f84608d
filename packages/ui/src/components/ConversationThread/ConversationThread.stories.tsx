import { sv } from '@mina-sidor/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useReducer, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../Button/index.ts';
import { emptyReply, nextReply } from '../../testing/sampleReply.ts';
import { Section, Stack } from '../Layout/index.ts';
import { conversationThreadGuide } from './ConversationThread.guide.ts';
import {
  type ConversationMessage,
  ConversationThread,
  type ConversationThreadProps,
  MessageFileList,
  ReplyBox,
  type ReplyBoxProps,
} from './index.ts';

const messages: readonly ConversationMessage[] = [
  {
    id: '1',
    sender: 'Du',
    isOwn: true,
    time: '18 nov 14.05',
    dateTime: '2026-11-18T14:05+01:00',
    text: 'Hej! Jag ställde av bilen den 1 augusti men skulden fortsatte öka. Kan ni titta på det?',
  },
  {
    id: '2',
    sender: 'Kundcenter',
    isOwn: false,
    time: '19 nov 09.10',
    dateTime: '2026-11-19T09:10+01:00',
    text: 'Hej Maja! Skicka gärna en bild på bekräftelsen från Transportstyrelsen så rättar vi perioden.',
  },
  {
    id: '3',
    sender: 'Du',
    isOwn: true,
    time: 'i dag 10.42',
    dateTime: '2026-11-20T10:42+01:00',
    text: 'Här kommer den.',
    files: {
      status: 'ready',
      files: [{ name: 'bekraftelse-avstallning.pdf', size: 219_136, href: '#bekraftelse' }],
    },
  },
];

/** The page that confirms a new question and leads to its conversation. */
function Confirmation(props: Props): ReactNode {
  const [isShown, setIsShown] = useState(false);
  if (isShown) return <ConversationThread {...props} />;
  return (
    <Button
      onClick={() => {
        setIsShown(true);
      }}
    >
      Visa konversationen
    </Button>
  );
}

type Options = Pick<ReplyBoxProps, 'hasAttachments' | 'isInitiallyFocused'>;

function SampleReply(options: Options): ReactNode {
  const [state, dispatch] = useReducer(nextReply, emptyReply);
  return (
    <ReplyBox
      {...options}
      messageError={state.message.trim().length < 5 ? 'Skriv minst fem tecken.' : undefined}
      messageLimit={4000}
      onCancel={fn()}
      onEdit={dispatch}
      onSend={() => {
        dispatch({ type: 'sending' });
        dispatch({ type: 'sent' });
      }}
      state={state}
    />
  );
}

/** The conversation holds whether it is open. */
type Props = Extract<ConversationThreadProps, { open?: undefined }>;

const meta = {
  title: 'Messages/ConversationThread',
  component: ConversationThread,
  args: {
    subject: 'Trafikförsäkringsavgift',
    headingLevel: 2,
    reference: { label: 'Ref', number: '47110023918' },
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
    reference: { label: 'Ärende', number: '2026/1187', groups: [] },
    time: 'i går 16.30',
    preview: {
      sender: 'Skadeavdelningen',
      text: 'Kan du skicka en bild på dörren också? Då kan vi gå vidare.',
    },
    files: undefined,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(sv.ui.unread)).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Skada Ärende 2026/1187 Oläst' }),
    ).toBeVisible();
  },
};

export const NotSent: Story = {
  tags: ['M08'],
  args: { defaultOpen: false, draftMark: 'Utkast, inte skickat' },
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
          reference={{ label: 'Ärende', number: '2026/1187', groups: [] }}
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
  tags: ['Z39'],
  args: {
    defaultOpen: false,
    isUnread: true,
    count: '32 meddelanden',
    messages: [...many, ...unread],
    unread: { firstId: 'new-1', label: '2 olästa meddelanden' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('button', { name: /^Trafikförsäkringsavgift/u });
    await userEvent.click(heading);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(heading).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: sv.ui.earlierMessages }));
    await expect(canvas.getAllByRole('article')).toHaveLength(32);
    await expect(canvas.getAllByRole('article')[28]).toHaveFocus();
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

export const LongWords: Story = {
  args: {
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

export const AskedFor: Story = {
  tags: ['M16'],
  args: { children: <SampleReply isInitiallyFocused /> },
  render: (args) => <Confirmation {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Visa konversationen' }));
    await expect(canvas.getByLabelText(sv.ui.reply)).toHaveFocus();
  },
};

export const WithoutAttachments: Story = {
  tags: ['A14'],
  args: { children: <SampleReply hasAttachments={false} /> },
};

export const ByKeyboard: Story = {
  tags: ['M02'],
  args: { defaultOpen: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const heading = canvas.getByRole('button', { name: 'Trafikförsäkringsavgift Ref 47110023918' });
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
  tags: ['M02', 'Z25'],
  args: { defaultOpen: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Pressing anywhere in the header toggles it, but the number can still be selected.
    const details = canvas.getByText('i dag 10.42').getBoundingClientRect();
    const onDetails = document.elementFromPoint(details.left + 2, details.top + 2);
    await expect(onDetails).toBe(canvas.getByRole('button'));
    const digits = canvas.getByText('0023');
    const box = digits.getBoundingClientRect();
    await expect(document.elementFromPoint(box.left + 2, box.top + 2)).toBe(digits);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { expanded: true }));
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

function Arriving(props: Props): ReactNode {
  const [count, setCount] = useState(1);
  return (
    <Stack>
      <button
        onClick={() => {
          setCount(2);
        }}
        type="button"
      >
        Låt ett svar komma
      </button>
      <ConversationThread {...props} messages={messages.slice(0, count)} />
    </Stack>
  );
}

export const SomethingArrives: Story = {
  render: (args) => <Arriving {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Låt ett svar komma' }));
    await waitFor(() =>
      expect(document.querySelector('[aria-live=polite] > :last-child')).toHaveTextContent(
        'Nytt meddelande från Kundcenter',
      ),
    );
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};
