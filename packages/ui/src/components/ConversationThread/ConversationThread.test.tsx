import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';

import { disclosureContract } from '../../testing/contracts/disclosureContract.tsx';
import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { FileLink } from '../FileLink/index.ts';
import {
  type ConversationMessage,
  ConversationThread,
  type ConversationThreadProps,
  MessageFileList,
} from './index.ts';

const own: ConversationMessage = {
  id: '1',
  sender: 'Du',
  isOwn: true,
  time: '18 nov 14.05',
  dateTime: '2026-11-18T14:05',
  day: '18 november',
  text: 'Hej!\n<b>Bilen</b> är avställd.',
};
const answer: ConversationMessage = {
  id: '2',
  sender: 'Kundcenter',
  isOwn: false,
  time: '19 nov 09.10',
  day: '19 november',
  text: 'Tack.',
};

type Props = Partial<ConversationThreadProps>;

function Thread({ isOpen = true, onOpenChange, ...props }: Props): ReactNode {
  const [isNowOpen, setIsNowOpen] = useState(isOpen);
  return (
    <ConversationThread
      details="2 meddelanden"
      headingLevel={2}
      isOpen={isNowOpen}
      messages={[own, answer]}
      onOpenChange={(next) => {
        setIsNowOpen(next);
        onOpenChange?.(next);
      }}
      subject="Trafikförsäkringsavgift"
      {...props}
    />
  );
}

disclosureContract('ConversationThread', {
  closed: (
    <Thread
      isOpen={false}
      messages={[{ ...answer, files: { status: 'ready', files: [{ name: 'a.pdf', href: '/a' }] } }]}
    />
  ),
  title: 'Trafikförsäkringsavgift',
  link: 'a.pdf',
});

it('opens and closes on its heading and shows messages and reply box while open [M02]', async () => {
  const onOpenChange = vi.fn();
  renderWithUi(
    <Thread isOpen={false} onOpenChange={onOpenChange}>
      <p>Svara</p>
    </Thread>,
  );
  const heading = screen.getByRole('heading', { level: 2, name: /^Trafikförsäkringsavgift/u });
  expect(screen.queryByText('Svara')).toBeNull();
  await userEvent.click(within(heading).getByRole('button'));
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByText('Svara')).toBeDefined();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('article')).toBeNull();
  const content = within(heading).getByRole('button').getAttribute('aria-controls') ?? '';
  expect(document.getElementById(content)?.hidden).toBe(true);
  expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
});

it('names each message by sender and time, in the order that it is given [M04] [M06]', () => {
  renderWithUi(<Thread />);
  const names = screen
    .getAllByRole('article')
    .map((one) => document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent);
  expect(names).toEqual(['Du 18 nov 14.05', 'Kundcenter 19 nov 09.10']);
  expect(screen.getByText('18 nov 14.05').getAttribute('datetime')).toBe('2026-11-18T14:05');
});

it('shows what was written as it was written, without reading it as HTML [M06]', () => {
  const { container } = renderWithUi(<Thread />);
  expect(container.querySelector('b')).toBeNull();
  expect(screen.getByText(/Bilen/u).textContent).toBe('Hej!\n<b>Bilen</b> är avställd.');
});

it('puts the messages of a day in a list under its name', () => {
  renderWithUi(<Thread />);
  const list = screen.getByRole('list', { name: '19 november' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
});

it('has its number beside the heading and in its name, whole for who reads or copies it [Z25] [M15]', () => {
  renderWithUi(<Thread reference={{ label: 'ref', number: '47110023918' }} />);
  const button = screen.getByRole('button', { name: 'Trafikförsäkringsavgift ref 47110023918' });
  const described = button.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('2 meddelanden');
});

it('is told from others about the same by when its last message came, where it has no number [M15]', () => {
  const name = 'Trafikförsäkringsavgift 2 meddelanden';
  renderWithUi(<Thread />);
  const button = screen.getByRole('button', { name });
  expect(button.hasAttribute('aria-describedby')).toBe(false);
  expect(screen.getByRole('heading', { name })).toBeDefined();
});

it.each([
  { isUnread: true, marks: 'Oläst' },
  { draftMark: 'Kanske inte skickat', marks: 'Kanske inte skickat' },
  { isUnread: true, draftMark: 'Utkast, inte skickat', marks: 'Oläst Utkast, inte skickat' },
])('says in its name that it is $marks [M17] [M08]', ({ marks, ...props }) => {
  renderWithUi(<Thread isOpen={false} {...props} />);
  const name = `Trafikförsäkringsavgift 2 meddelanden ${marks}`;
  expect(screen.getByRole('button', { name })).toBeDefined();
  expect(screen.getByRole('heading', { name })).toBeDefined();
});

it('names the reply by its conversation: several may be open at once [M07]', () => {
  renderWithUi(
    <Thread isUnread reference={{ label: 'ref', number: '47110023918' }}>
      <p>Svara</p>
    </Thread>,
  );
  const reply = screen.getByRole('group', { name: 'Trafikförsäkringsavgift ref 47110023918' });
  expect(within(reply).getByText('Svara')).toBeDefined();
});

it('says once who has written while it is open, and nothing of what was there or is the reader’s own', () => {
  const { rerender } = renderWithUi(<Thread messages={[own]} />);
  expect(announced()).toEqual([]);
  rerender(<Thread messages={[own, answer]} />);
  rerender(<Thread messages={[own, answer]} />);
  expect(announced()).toEqual(['Nytt meddelande från Kundcenter']);
  rerender(<Thread messages={[own, answer, { ...own, id: '3' }]} />);
  expect(announced()).toEqual(['Nytt meddelande från Kundcenter']);
});

it('is silent about what comes while it is closed', () => {
  const { rerender } = renderWithUi(<Thread isOpen={false} messages={[own]} />);
  rerender(<Thread isOpen={false} messages={[own, answer]} />);
  expect(announced()).toEqual([]);
});

it('lists the files of a message, with what stands in the way of one [A11] [A12]', () => {
  const files = [
    { name: 'a.pdf', href: '/a' },
    { name: 'b.pdf', state: 'removed' },
  ] as const;
  renderWithUi(
    <Thread messages={[{ ...own, files: { status: 'ready', files, isAwaitingMore: true } }]} />,
  );
  const list = within(screen.getByRole('group', { name: 'Bifogade filer' })).getByRole('list');
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(within(list).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText(/^Några bifogade filer är under behandling/u)).toBeDefined();
});

it('lets the reader try again when the files of a message could not be listed, and keeps the place', async () => {
  function Retried(): ReactNode {
    const [files, setFiles] = useState<ConversationMessage['files']>({
      status: 'failed',
      onRetry: () => {
        setFiles({ status: 'ready', files: [{ name: 'a.pdf', href: '/a' }] });
      },
    });
    return <Thread messages={[{ ...own, files }]} />;
  }
  renderWithUi(<Retried />);
  expect(
    screen.getByText('Något gick fel! Dina bifogade filer kan tyvärr inte visas just nu.'),
  ).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  const link = screen.getByRole('link', { name: 'Ladda ner a.pdf' });
  expect(document.activeElement?.contains(link)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

it('says again that the files cannot be listed when one more try has failed', async () => {
  function Failing(): ReactNode {
    const [status, setStatus] = useState<'failed' | 'loading'>('failed');
    return (
      <>
        <Thread
          messages={[
            {
              ...own,
              files: {
                status: 'own',
                list:
                  status === 'failed' ? (
                    <MessageFileList onRetry={() => setStatus('loading')} status="failed" />
                  ) : (
                    <MessageFileList status="loading" />
                  ),
              },
            },
          ]}
        />
        <button onClick={() => setStatus('failed')} type="button">
          Svara med ett fel
        </button>
      </>
    );
  }
  renderWithUi(<Failing />);
  expect(announced()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Svara med ett fel' }));
  await vi.waitFor(() =>
    expect(announced()).toEqual([
      'Något gick fel! Dina bifogade filer kan tyvärr inte visas just nu.',
    ]),
  );
});

it('says that files which are waited for cannot be listed, and keeps focus on the way to try again [E14]', async () => {
  const failed = 'Något gick fel! Dina bifogade filer kan tyvärr inte visas just nu.';
  const listOf = (status: 'loading' | 'failed'): ReactNode => (
    <MessageFileList onRetry={() => undefined} status={status} />
  );
  const { rerender } = renderWithUi(listOf('loading'));
  rerender(listOf('failed'));
  expect(announced()).toEqual([failed]);
  const retry = (): HTMLElement => screen.getByRole('button', { name: 'Försök igen' });
  await userEvent.click(retry());
  rerender(listOf('loading'));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Bifogade filer' }));
  rerender(listOf('failed'));
  expect(document.activeElement).toBe(retry());
});

it('shows a list of files that the application draws in place of its own', () => {
  const list = (
    <MessageFileList isAwaitingMore status="ready">
      <FileLink href="/a" name="a.pdf" />
      <FileLink href="/b" name="b.pdf" />
    </MessageFileList>
  );
  renderWithUi(<Thread messages={[{ ...own, files: { status: 'own', list } }]} />);
  const shown = within(screen.getByRole('group', { name: 'Bifogade filer' })).getByRole('list');
  expect(within(shown).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText(/^Några bifogade filer är under behandling/u)).toBeDefined();
});
