import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useEffect, useReducer } from 'react';
import { createPortal } from 'react-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { emptyReply, nextReply, type ReplyEvent } from '../../testing/sampleReply.ts';
import { ReplyBox, type ReplyBoxProps } from './index.ts';

const user = userEvent.setup({ applyAccept: false });
const onSend = vi.fn();
/** Stands in for the application: it passes the result of the sending to the box. */
let tell: (event: ReplyEvent) => void;

beforeEach(() => {
  onSend.mockReset();
});

function Form(props: Partial<ReplyBoxProps>): ReactNode {
  const [state, dispatch] = useReducer(nextReply, emptyReply);
  useEffect(() => {
    tell = dispatch;
  }, []);
  return (
    <ReplyBox
      messageError={state.message.trim().length < 5 ? 'Skriv minst fem tecken.' : undefined}
      messageLimit={4000}
      onCancel={() => {
        dispatch({ type: 'stopped' });
      }}
      onEdit={dispatch}
      onSend={() => {
        onSend(state);
        dispatch({ type: 'sending' });
      }}
      state={state}
      {...props}
    />
  );
}

const field = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Svara' });
const send = (): HTMLElement => screen.getByRole('button', { name: /Skicka svar/u });
const files = (): HTMLInputElement => screen.getByLabelText('Bifoga filer');
const aFile = (name: string, content = 'x'): File => new File([content], name, { type: '' });
const isAvailable = (): boolean => send().getAttribute('aria-disabled') === null;
const reason = (): string | undefined =>
  document.getElementById(send().getAttribute('aria-describedby') ?? '')?.textContent;
const description = (): string =>
  (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
/** Records the announcements from now on. */
const recordAnnouncements = (): (() => readonly string[]) => {
  const said: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      if (!(target instanceof Element) || target.getAttribute('aria-live') === null) continue;
      for (const node of addedNodes) said.push(node.textContent ?? '');
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => {
    observer.disconnect();
  });
  return () => said;
};
const happen = (event: ReplyEvent): void => {
  act(() => {
    tell(event);
  });
};

it('can be sent when message and files are valid, and says why not until then [M09]', async () => {
  renderWithUi(<Form />);
  expect(reason()).toBe('Skriv ett svar först.');
  await user.type(field(), 'Hej');
  expect(reason()).toBe('Skriv minst fem tecken.');
  await user.click(send());
  expect(onSend).not.toHaveBeenCalled();
  expect(reason()).toBe('Rätta det som är fel här ovanför först.');
  await user.type(field(), ' alla');
  expect(isAvailable()).toBe(true);
  await user.upload(files(), aFile('tom.pdf', ''));
  expect(isAvailable()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Fortsätt utan filen' }));
  await user.click(send());
  expect(onSend).toHaveBeenCalledTimes(1);
});

it('shows no error when the user only tabs through the field', async () => {
  renderWithUi(<Form />);
  await user.click(field());
  await user.tab();
  expect(field().hasAttribute('aria-invalid')).toBe(false);
});

it('is locked and sent once while it is being sent [M09]', async () => {
  renderWithUi(<Form />);
  await user.type(field(), 'Tack så mycket!');
  await user.upload(files(), aFile('a.pdf'));
  await user.dblClick(send());
  await user.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledTimes(1);
  expect(field().readOnly).toBe(true);
  expect(files().getAttribute('aria-disabled')).toBe('true');
  expect(announced()).toContain('Skickar svaret');
  expect(document.activeElement).toBe(send());
});

it('is empty and confirmed after it was sent, with focus in place [M07] [M08]', async () => {
  renderWithUi(<Form />);
  await user.type(field(), 'Tack så mycket!');
  await user.upload(files(), aFile('a.pdf'));
  await user.click(send());
  happen({ type: 'sent' });
  expect(field().value).toBe('');
  expect(screen.queryByText('a.pdf')).toBeNull();
  expect(field().hasAttribute('aria-invalid')).toBe(false);
  expect(announced()).toContain('Klart: Ditt svar är skickat');
  expect(document.activeElement).toBe(send());
});

it('is not described anew under focus when the reply has been sent, but at the next visit [M09]', async () => {
  renderWithUi(<Form />);
  await user.type(field(), 'Tack så mycket!');
  await user.click(send());
  happen({ type: 'sent' });
  expect(isAvailable()).toBe(false);
  expect(screen.getByText('Skriv ett svar först.')).toBeDefined();
  expect(reason()).toBeUndefined();
  await user.tab({ shift: true });
  await user.tab();
  expect(document.activeElement).toBe(send());
  expect(reason()).toBe('Skriv ett svar först.');
});

it('is described at once by another reason that comes while it is sent [M09]', async () => {
  const { rerender } = renderWithUi(<Form />);
  await user.type(field(), 'Tack så mycket!');
  await user.click(send());
  rerender(<Form unavailableReason="Bifoga filerna igen." />);
  happen({ type: 'failed' });
  expect(reason()).toBe('Bifoga filerna igen.');
});

it('keeps text and files and says what happened when sending fails [M08]', async () => {
  renderWithUi(<Form />);
  await user.type(field(), 'Tack så mycket!');
  await user.upload(files(), aFile('a.pdf'));
  await user.click(send());
  happen({ type: 'failed' });
  expect(field().value).toBe('Tack så mycket!');
  expect(screen.getByRole('button', { name: 'Ta bort a.pdf' })).toBeDefined();
  expect(isAvailable()).toBe(true);
  expect(announced()).toContain(
    'Varning: Något gick fel! Meddelandet kunde tyvärr inte tas emot. Försök gärna igen.',
  );
});

it('does not announce that it was stopped before that is certain [Z10]', async () => {
  const onCancel = vi.fn();
  renderWithUi(<Form onCancel={onCancel} />);
  await user.type(field(), 'Tack så mycket!');
  await user.upload(files(), aFile('a.pdf'));
  await user.click(send());
  await user.click(screen.getByRole('button', { name: 'Avbryt' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(announced()).not.toContain('Svaret skickades inte. Det du har skrivit finns kvar.');
  happen({ type: 'stopped' });
  expect(announced()).toContain('Svaret skickades inte. Det du har skrivit finns kvar.');
  expect(field().value).toBe('Tack så mycket!');
  screen.getByRole('button', { name: 'Ta bort a.pdf' });
});

it('does not announce that it was stopped when it may have arrived [Z10]', async () => {
  const { rerender } = renderWithUi(<Form />);
  await user.type(field(), 'Tack så mycket!');
  await user.click(send());
  const state = { ...emptyReply, message: 'Tack så mycket!' };
  rerender(<Form locked="everything" state={state} />);
  expect(announced()).not.toContain('Svaret skickades inte. Det du har skrivit finns kvar.');
});

it('is locked and can be sent again while it is unknown whether it arrived [M09]', async () => {
  const { rerender } = renderWithUi(<Form />);
  await user.type(field(), 'Tack så mycket!');
  await user.upload(files(), aFile('a.pdf'));
  rerender(
    <Form locked="everything" sendLabel="Skicka igen">
      Vi vet inte om det kom fram.
    </Form>,
  );
  expect(field().readOnly).toBe(true);
  expect(files().getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('a.pdf', { exact: false })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Ta bort/u })).toBeNull();
  expect(screen.getByText('Vi vet inte om det kom fram.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Skicka igen' }));
  expect(onSend).toHaveBeenCalledTimes(1);
});

it('accepts files but no text while only its message is locked', () => {
  renderWithUi(<Form locked="message" />);
  expect(field().readOnly).toBe(true);
  expect(files().getAttribute('aria-disabled')).toBeNull();
});

it('moves focus to the field when it is unlocked during use', () => {
  const locked = (
    <Form locked="everything">
      <button type="button">Change the text</button>
    </Form>
  );
  const { rerender } = renderWithUi(locked);
  screen.getByRole('button', { name: 'Change the text' }).focus();
  rerender(<Form />);
  expect(document.activeElement).toBe(field());
});

it('says what is missing when the user has written a text and removed it [V05]', async () => {
  renderWithUi(<Form />);
  await user.type(field(), 'Hej');
  await user.clear(field());
  await user.tab();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(description()).toContain('Skriv minst fem tecken.');
});

it('announces the error once when the user leaves the field [V05]', async () => {
  const said = recordAnnouncements();
  renderWithUi(<Form />);
  expect(field().getAttribute('aria-required')).toBe('true');
  await user.type(field(), 'Hej');
  await user.tab();
  await user.tab({ shift: true });
  await user.tab();
  await waitFor(() => {
    expect(said()).toEqual(['Skriv minst fem tecken.']);
  });
});

it('moves focus to the field and its error when the user presses the button too early [M09] [V05]', async () => {
  const said = recordAnnouncements();
  renderWithUi(<Form messageHint="Minst 5 tecken." />);
  expect(description(), 'no rule before an error').toBe('Högst 4\u00A0000\u00A0tecken');
  await user.click(send());
  expect(document.activeElement).toBe(field());
  expect(description()).toBe(
    'Minst 5 tecken. Högst 4\u00A0000\u00A0tecken Skriv minst fem tecken.',
  );
  await user.keyboard('Hej');
  await user.click(send());
  expect(document.activeElement).toBe(field());
  expect(onSend).not.toHaveBeenCalled();
  expect(said()).toEqual([]);
});

it('does not say the error twice when the user presses the button as the first thing after writing [M09] [V05]', async () => {
  const said = recordAnnouncements();
  renderWithUi(<Form />);
  await user.type(field(), 'Hej');
  await user.click(send());
  expect(document.activeElement).toBe(field());
  expect(description()).toContain('Skriv minst fem tecken.');
  expect(said()).toEqual([]);
});

it('is not sent by a form in a dialog that is mounted in it', async () => {
  renderWithUi(
    <Form>
      {createPortal(
        <form
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          <button type="submit">Spara</button>
        </form>,
        document.body,
      )}
    </Form>,
  );
  await user.type(field(), 'Tack så mycket!');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(onSend).not.toHaveBeenCalled();
});

it('can be sent while files cannot be attached, and says that they cannot [A14]', async () => {
  renderWithUi(<Form hasAttachments={false} />);
  expect(screen.queryByLabelText('Bifoga filer')).toBeNull();
  await user.type(field(), 'Tack så mycket!');
  await user.click(send());
  expect(onSend).toHaveBeenCalledTimes(1);
});

it.each([true, false])(
  'takes focus when it appears, if asked to: %s [M16]',
  (isInitiallyFocused) => {
    renderWithUi(<Form isInitiallyFocused={isInitiallyFocused} />);
    expect(document.activeElement === field()).toBe(isInitiallyFocused);
  },
);

it('is not sent with more characters than its limit, and moves focus to the message [G38]', async () => {
  renderWithUi(<Form messageError={undefined} messageLimit={20} />);
  await user.type(field(), 'x'.repeat(21));
  expect(reason()).toBe('Rätta det som är fel här ovanför först.');
  await user.click(send());
  expect(onSend).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field());
  await user.type(field(), '{Backspace}');
  await user.click(send());
  expect(onSend).toHaveBeenCalledTimes(1);
});

it('says what is wrong in its own words, before the browser says it', () => {
  renderWithUi(<Form />);
  expect(field().form?.noValidate).toBe(true);
});
