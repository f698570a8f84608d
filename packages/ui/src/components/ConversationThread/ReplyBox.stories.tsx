import { sv } from '@mina-sidor/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useReducer, useRef } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { doubleText } from '../../testing/largeText.ts';
import { emptyReply, nextReply } from '../../testing/sampleReply.ts';
import { Button } from '../Button/index.ts';
import { addFiles, noFiles } from '../FileAttachment/index.ts';
import { Notice } from '../Notice/index.ts';
import { saidIn } from '../../testing/saidIn.ts';
import type { ReplyState } from './index.ts';
import { replyBoxGuide } from './ReplyBox.guide.ts';
import { ReplyBox, type ReplyBoxProps } from './ReplyBox.tsx';

const file = new File(['x'.repeat(219_136)], 'bekraftelse-avstallning.pdf', { lastModified: 1 });
const message = 'Här kommer bekräftelsen.';
const written = {
  ...emptyReply,
  message,
  files: addFiles(noFiles, [file]),
} satisfies ReplyState;

/** Used as in an application. The first attempt to send fails, the next one succeeds. */
function Controlled({ onSend, ...props }: ReplyBoxProps): ReactNode {
  const [state, dispatch] = useReducer(nextReply, props.state);
  const tries = useRef(0);
  const sending = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (
    <ReplyBox
      {...props}
      messageError={state.message.trim().length < 5 ? 'Skriv minst fem tecken.' : undefined}
      onCancel={() => {
        clearTimeout(sending.current);
        dispatch({ type: 'stopped' });
      }}
      onEdit={dispatch}
      onSend={() => {
        onSend();
        tries.current += 1;
        const hasFailed = tries.current === 1;
        dispatch({ type: 'sending' });
        dispatch({ type: 'progressed', progress: 0.6 });
        sending.current = setTimeout(() => {
          dispatch({ type: hasFailed ? 'failed' : 'sent' });
        }, 400);
      }}
      state={state}
    />
  );
}

const meta = {
  title: 'Messages/ReplyBox',
  component: ReplyBox,
  args: {
    state: emptyReply,
    onEdit: fn(),
    onSend: fn(),
    onCancel: fn(),
    messageError: undefined,
    messageLimit: 4000,
  },
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      description: {
        component: 'Lets the user reply with a message and files, and shows the result.',
      },
    },
    guide: replyBoxGuide,
  },
} satisfies Meta<typeof ReplyBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Written: Story = { args: { state: written } };

export const MessageAtFault: Story = {
  tags: ['M09'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(sv.ui.reply), 'Hej');
    const send = canvas.getByRole('button', { name: sv.ui.sendReply });
    await userEvent.click(send);
  },
};

export const FilesAtFault: Story = {
  tags: ['M09'],
  args: { state: { ...written, files: addFiles(noFiles, [file, new File([], 'tom.pdf')]) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const send = (): HTMLElement => canvas.getByRole('button', { name: sv.ui.sendReply });
    await expect(send()).toHaveAccessibleDescription(sv.ui.replyFaulty);
    await userEvent.click(canvas.getByRole('button', { name: sv.ui.continueWithoutFile }));
    await expect(send()).not.toHaveAttribute('aria-disabled');
  },
};

export const Sending: Story = {
  tags: ['M09', 'Z10'],
  args: {
    state: {
      status: 'sending',
      message,
      files: { status: 'sending', chosen: [file], progress: 0.45 },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText(sv.ui.reply)).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText(sv.ui.attachFiles)).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '0.45');
  },
};

export const Sent: Story = {
  tags: ['M07'],
  args: { state: { status: 'sent', message: '', files: noFiles } },
};

export const Failed: Story = {
  tags: ['M08'],
  args: { state: { ...written, hasFailed: true } },
};

/** It is unknown whether the reply arrived. The user can send it again as it is, or change it. */
export const Locked: Story = {
  args: {
    state: written,
    locked: 'everything',
    sendLabel: sv.drafts.unknown.again,
    children: (
      <Notice
        action={
          <Button onClick={fn()} size="small" variant="secondary">
            {sv.drafts.unknown.release}
          </Button>
        }
        title={sv.drafts.unknown.title}
        tone="warning"
      >
        {sv.drafts.unknown.text}
      </Notice>
    ),
  },
};

export const UnavailableForAnotherReason: Story = {
  tags: ['M09'],
  args: { state: written, unavailableReason: sv.drafts.lostFiles.obstacle },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const send = canvas.getByRole('button', { name: sv.ui.sendReply });
    await expect(send).toHaveAccessibleDescription(sv.drafts.lostFiles.obstacle);
    await userEvent.click(send);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const LargeText: Story = {
  ...Failed,
  tags: ['Z16', '!autodocs'],
  beforeEach: doubleText,
};

export const WithoutAttachments: Story = { tags: ['A14'], args: { hasAttachments: false } };

/** Sending fails at first and keeps everything; the next press sends it. */
export const ByKeyboard: Story = {
  tags: ['M08', 'M09', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(message);
    await userEvent.tab();
    await expect(canvas.getByLabelText(sv.ui.attachFiles)).toHaveFocus();
    await userEvent.tab();
    const send = (): HTMLElement => canvas.getByRole('button', { name: sv.ui.sendReply });
    await expect(send()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(saidIn(canvasElement, 'assertive').join(' ')).toContain(sv.ui.replyFailedAdvice),
    );
    await expect(canvas.getByLabelText(sv.ui.reply)).toHaveValue(message);
    await expect(send()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(saidIn(canvasElement, 'polite').join(' ')).toContain(sv.ui.replySent),
    );
    await expect(canvas.getByLabelText(sv.ui.reply)).toHaveValue('');
    await expect(send()).toHaveFocus();
  },
};
