import { isInaccessible, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';

import { disclosureContract } from '../../testing/contracts/disclosureContract.tsx';
import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { SampleReply } from '../../testing/sampleConversation.tsx';
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
  text: 'Hej!\n<b>Bilen</b> är avställd.',
};
const answer: ConversationMessage = {
  id: '2',
  sender: 'Kundcenter',
  isOwn: false,
  time: '19 nov 09.10',
  text: 'Tack.',
};

type Props = Partial<Extract<ConversationThreadProps, { open?: undefined }>>;

function Thread(props: Props): ReactNode {
  return (
    <ConversationThread
      count="2 meddelanden"
      defaultOpen
      headingLevel={2}
      messages={[own, answer]}
      subject="Trafikförsäkringsavgift"
      time="i dag 10.42"
      {...props}
    />
  );
}

disclosureContract('ConversationThread', {
  closed: (
    <Thread
      defaultOpen={false}
      messages={[{ ...answer, files: { status: 'ready', files: [{ name: 'a.pdf', href: '/a' }] } }]}
    />
  ),
  title: 'Trafikförsäkringsavgift',
  link: 'a.pdf',
});

it('opens and closes with its heading, and shows messages and reply box while open [M02]', async () => {
  const onOpenChange = vi.fn();
  renderWithUi(
    <Thread defaultOpen={false} onOpenChange={onOpenChange}>
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

it('gives focus to a reply box that asks for it [M16]', () => {
  renderWithUi(
    <Thread>
      <SampleReply isInitiallyFocused />
    </Thread>,
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Svara' }));
});

it('names each message by sender and time, in the given order [M04] [M06]', () => {
  renderWithUi(<Thread />);
  const names = screen
    .getAllByRole('article')
    .map((one) => document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent);
  expect(names).toEqual(['Du 18 nov 14.05', 'Kundcenter 19 nov 09.10']);
  expect(screen.getByText('18 nov 14.05').getAttribute('datetime')).toBe('2026-11-18T14:05');
});

it('shows a message as it was written, never as HTML [M06]', () => {
  const { container } = renderWithUi(<Thread />);
  expect(container.querySelector('b')).toBeNull();
  expect(screen.getByText(/Bilen/u).textContent).toBe('Hej!\n<b>Bilen</b> är avställd.');
});

it('has its number in its name, once, and copies it as one number [Z25] [M15] [Z54]', () => {
  renderWithUi(
    <Thread defaultOpen={false} isUnread reference={{ label: 'Krav', number: '47110023918' }} />,
  );
  const button = screen.getByRole('button', {
    name: 'Trafikförsäkringsavgift Krav 47110023918 Oläst',
  });
  expect(button.hasAttribute('aria-describedby')).toBe(false);
  // Orca says the text of a button that is named by labels once more.
  expect(button.hasAttribute('aria-labelledby')).toBe(false);
  for (const text of ['Oläst', '47110023918']) {
    const shown = screen.getAllByText((_, element) => element?.textContent === text);
    const beside = shown.filter((one) => !button.contains(one));
    expect(beside.length).toBeGreaterThan(0);
    expect(beside.every((one) => one.closest('[aria-hidden="true"]') !== null)).toBe(true);
  }
  expect(screen.getByText('i dag 10.42').closest('[aria-hidden="true"]')).toBeNull();
});

it('is distinguished by the time of its newest message when it has no number [M15]', () => {
  const name = 'Trafikförsäkringsavgift i dag 10.42';
  renderWithUi(<Thread />);
  expect(screen.getByRole('button', { name })).toBeDefined();
  expect(screen.getByRole('heading', { name })).toBeDefined();
  renderWithUi(<Thread defaultOpen={false} time="i går 09.00" />);
  const drawn = screen.getAllByText('i går 09.00').filter(({ tagName }) => tagName === 'P');
  expect(
    drawn.map((each) => isInaccessible(each)),
    'read once, in the name',
  ).toEqual([true]);
});

const preview = { sender: 'Kundcenter', text: 'Perioden är rättad.' };

it('shows its newest message while it is closed, and how many there are while it is open [Z40]', () => {
  const { rerender } = renderWithUi(<Thread files="1 fil" defaultOpen={false} preview={preview} />);
  expect(screen.getByText('Perioden är rättad.', { exact: false }).textContent).toBe(
    'Kundcenter: Perioden är rättad.',
  );
  expect(screen.getByText('1 fil')).toBeDefined();
  expect(screen.queryByText('2 meddelanden')).toBeNull();
  rerender(<Thread files="1 fil" key="open" preview={preview} />);
  expect(screen.queryByText('1 fil')).toBeNull();
  expect(screen.queryByText('Perioden är rättad.', { exact: false })).toBeNull();
  expect(screen.getByText('2 meddelanden')).toBeDefined();
});

const many = Array.from({ length: 31 }, (_, index) => ({
  ...answer,
  id: String(index + 1),
  text: `Svar ${String(index + 1)}`,
}));
const shownTexts = () =>
  screen.getAllByRole('article').map((one) => one.querySelector('div')?.textContent);

it('begins at its first unread message, below a line that is a heading, and folds the earlier ones [Z39]', async () => {
  renderWithUi(
    <Thread messages={many} unread={{ firstId: '30', label: '2 olästa meddelanden' }} />,
  );
  expect(shownTexts()).toEqual(['Svar 29', 'Svar 30', 'Svar 31']);
  const line = screen.getByRole('heading', { level: 3, name: '2 olästa meddelanden' });
  const [before, after] = [screen.getByText('Svar 29'), screen.getByText('Svar 30')];
  expect(before.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  expect(after.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_PRECEDING).not.toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Visa tidigare meddelanden' }));
  expect(shownTexts()).toHaveLength(31);
  expect(screen.queryByRole('button', { name: 'Visa tidigare meddelanden' })).toBeNull();
  expect(document.activeElement?.textContent).toContain('Svar 28');
});

it('folds nothing away when messages arrive while it is open [Z39]', () => {
  const { rerender } = renderWithUi(<Thread messages={many.slice(0, 11)} />);
  expect(shownTexts()).toHaveLength(11);
  rerender(<Thread messages={many} />);
  expect(shownTexts()).toHaveLength(31);
});

it('puts all of it on paper [Z39]', () => {
  renderWithUi(<Thread messages={many} />);
  expect(shownTexts()).toEqual(['Svar 30', 'Svar 31']);
  window.dispatchEvent(new Event('beforeprint'));
  expect(shownTexts()).toHaveLength(31);
});

it.each([
  { isUnread: true, marks: 'Oläst' },
  { draftMark: 'Kanske inte skickat', marks: 'Kanske inte skickat' },
  { isUnread: true, draftMark: 'Utkast, inte skickat', marks: 'Oläst · Utkast, inte skickat' },
])('says in its name that it is $marks [M17] [M08]', ({ marks, ...props }) => {
  renderWithUi(<Thread defaultOpen={false} {...props} />);
  const name = `Trafikförsäkringsavgift i dag 10.42 ${marks}`;
  expect(screen.getByRole('button', { name })).toBeDefined();
  expect(screen.getByRole('heading', { name })).toBeDefined();
});

it('includes the conversation in the name of the reply field: several may be open [M07]', () => {
  renderWithUi(
    <Thread isUnread reference={{ label: 'Krav', number: '47110023918' }}>
      <p>Svara</p>
    </Thread>,
  );
  const reply = screen.getByRole('group', { name: 'Trafikförsäkringsavgift Krav 47110023918' });
  expect(within(reply).getByText('Svara')).toBeDefined();
});

it('announces who has written in which conversation while it is open, but not older messages or the user’s own [Z104]', () => {
  const { rerender } = renderWithUi(<Thread messages={[own]} />);
  expect(announced()).toEqual([]);
  rerender(<Thread messages={[own, answer]} />);
  rerender(<Thread messages={[own, answer]} />);
  expect(announced()).toEqual(['Nytt meddelande från Kundcenter i Trafikförsäkringsavgift']);
  rerender(<Thread messages={[own, answer, { ...own, id: '3' }]} />);
  expect(announced()).toEqual(['Nytt meddelande från Kundcenter i Trafikförsäkringsavgift']);
});

it('announces nothing while it is closed', () => {
  const { rerender } = renderWithUi(<Thread defaultOpen={false} messages={[own]} />);
  rerender(<Thread defaultOpen={false} messages={[own, answer]} />);
  expect(announced()).toEqual([]);
});

it('lists the files of a message, with the reason when one cannot be downloaded [A11] [A12]', () => {
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

it('lets the user try again when the files of a message could not be listed, and keeps focus in place', async () => {
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

it('says that the files cannot be listed after a wait, and keeps focus on the button to try again [E14]', async () => {
  const failed = 'Något gick fel! Dina bifogade filer kan tyvärr inte visas just nu.';
  const listOf = (status: 'loading' | 'failed'): ReactNode => (
    <MessageFileList onRetry={() => undefined} status={status} />
  );
  const { rerender } = renderWithUi(listOf('failed'));
  expect(announced(), 'it is there from the start').toEqual([]);
  rerender(listOf('loading'));
  rerender(listOf('failed'));
  expect(announced()).toEqual([failed]);
  const retry = (): HTMLElement => screen.getByRole('button', { name: 'Försök igen' });
  await userEvent.click(retry());
  rerender(listOf('loading'));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Bifogade filer' }));
  rerender(listOf('failed'));
  expect(document.activeElement).toBe(retry());
  retry().blur();
  rerender(listOf('loading'));
  expect(document.activeElement, 'after another has asked for them').toBe(document.body);
});

it('shows a file list rendered by the application', () => {
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

it('scrolls for the press of the user, and not when the application opens or closes it', async () => {
  const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue();
  const above = () => new DOMRect(0, -50, 300, 40);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(above);
  const onOpenChange = vi.fn();
  const thread = (open: boolean) => (
    <ConversationThread
      count="2 meddelanden"
      headingLevel={2}
      messages={[own, answer]}
      onOpenChange={onOpenChange}
      open={open}
      subject="Trafikförsäkringsavgift"
      time="i dag 10.42"
    />
  );
  const { rerender } = renderWithUi(thread(true));
  await userEvent.click(screen.getByRole('button', { name: /^Trafikförsäkringsavgift/u }));
  rerender(thread(false));
  expect(scrollBy.mock.calls).toEqual([[{ top: -50, behavior: 'instant' }]]);
  rerender(thread(true));
  rerender(thread(false));
  expect(scrollBy).toHaveBeenCalledTimes(1);
});
