import type { Meta, StoryObj } from '@storybook/react-vite';

import { aConversation, aMessage } from '../../testing/aConversation.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { MessagesView } from './MessagesView.tsx';
import type { Messages } from './useMessages.ts';

const nothing = () => undefined;

const conversations = [
  aConversation({
    conversationMessages: [
      aMessage({
        message: 'Hej! Jag ställde av bilen den 1 augusti men skulden fortsatte öka.',
        createdAt: '2026-11-18T14:05:00+01:00',
        createdDisplay: '18 nov 14.05',
      }),
      aMessage({
        id: 'm2',
        createdByIdentity: false,
        message: 'Hej Maja! Skicka gärna en bild på bekräftelsen från Transportstyrelsen.',
        createdAt: '2026-11-19T09:10:00+01:00',
        createdDisplay: '19 nov 09.10',
      }),
      aMessage({ id: 'm3', message: 'Här kommer den.', numberOfFilesUploaded: 1 }),
    ],
  }),
  aConversation({
    conversationId: 'c2',
    subject: 'damage',
    referenceNumber: '2026/1187',
    readByCustomer: false,
    conversationMessages: [
      aMessage({
        createdByIdentity: false,
        createdAt: '2026-11-19T16:30:00+01:00',
        createdDisplay: 'i går 16.30',
      }),
    ],
  }),
];

const messages: Messages = {
  state: { status: 'ready', value: conversations, isRefetching: false },
  setRead: nothing,
  tab: 'started',
  selectTab: nothing,
  openIds: ['c1'],
  setOpen: nothing,
  showConversation: nothing,
  replyFocusedId: null,
  entry: 'first',
  about: null,
};

const attachment = {
  token: 'abc',
  fileName: 'bekraftelse-avstallning.pdf',
  extension: 'pdf',
  fileSize: 219_136,
  removedDateTime: null,
};

/** Answers with the files of one message. Marking as read fails, so the mark stays. */
function answer(path: string): Response {
  return path.includes('GetAttachmentsMetadata')
    ? Response.json([attachment])
    : new Response(null, { status: 404 });
}

const meta = {
  title: 'Pages/Messages',
  tags: ['!autodocs'],
  component: MessagesView,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <StoryFrame answer={answer}>
      <MessagesView {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof MessagesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = { args: { messages } };

export const Closed: Story = { args: { messages: { ...messages, openIds: [] } } };

export const Loading: Story = { args: { messages: { ...messages, state: { status: 'loading' } } } };

export const Failed: Story = {
  args: {
    messages: { ...messages, state: { status: 'failed', reload: nothing, isReloading: false } },
  },
};

export const Empty: Story = {
  args: {
    messages: { ...messages, state: { status: 'ready', value: [], isRefetching: false } },
  },
};

export const NewQuestion: Story = { args: { messages: { ...messages, tab: 'newQuestion' } } };
