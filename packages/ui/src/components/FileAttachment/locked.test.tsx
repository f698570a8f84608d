import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import {
  addFiles,
  FileAttachment,
  type FileAttachmentState,
  lockFiles,
  noFiles,
  sendFiles,
} from './index.ts';

const aFile = (name: string): File => new File(['x'], name, { type: '', lastModified: 1 });
const ready = addFiles(noFiles, [aFile('a.pdf')]);
const withRefused = addFiles(noFiles, [aFile('a.pdf'), aFile('b.gif')]);
const onValueChange = vi.fn();

function view(value: FileAttachmentState): ReactNode {
  return (
    <form aria-label="Svara">
      <FileAttachment label="Filer" name="files" onValueChange={onValueChange} value={value} />
    </form>
  );
}

const field = (): HTMLInputElement => screen.getByLabelText('Filer');
const sentNames = (): string[] => [
  ...new FormData(screen.getByRole<HTMLFormElement>('form')).keys(),
];

it.each([
  ['sent', sendFiles(ready)],
  ['locked', lockFiles(ready)],
])('keeps focus on its button when its files are %s', (_, value) => {
  const { rerender } = renderWithUi(view(ready));
  field().focus();
  rerender(view(value));
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('aria-disabled')).toBe('true');
  rerender(view(ready));
  expect(document.activeElement).toBe(field());
  expect(field().hasAttribute('aria-disabled')).toBe(false);
});

it.each([
  ['takes a file away', 'Ta bort a.pdf'],
  ['goes on without the refused files', 'Fortsätt utan filen'],
])('takes the focus of the button that %s when the files are sent', (_, name) => {
  const { rerender } = renderWithUi(view(withRefused));
  screen.getByRole('button', { name }).focus();
  rerender(view(sendFiles(withRefused)));
  expect(document.activeElement).toBe(field());
});

it('leaves focus elsewhere when the files are sent', () => {
  const { rerender } = renderWithUi(view(ready));
  rerender(view(sendFiles(ready)));
  expect(document.activeElement).toBe(document.body);
});

it('opens no file chooser while its files are locked', async () => {
  const onClick = vi.fn<(event: Event) => void>();
  document.body.addEventListener('click', onClick, { once: true });
  renderWithUi(view(lockFiles(ready)));
  await userEvent.click(field());
  expect(onClick.mock.calls[0]?.[0].defaultPrevented).toBe(true);
});

it('gives the form its files only while they can be changed', () => {
  const { rerender } = renderWithUi(view(ready));
  expect(sentNames()).toEqual(['files']);
  for (const value of [sendFiles(ready), lockFiles(ready)]) {
    rerender(view(value));
    expect(sentNames()).toEqual([]);
  }
});

it('shows its own files again after a drop while they are locked', () => {
  const shown: string[] = [];
  // jsdom has no `DataTransfer`.
  vi.stubGlobal(
    'DataTransfer',
    class {
      readonly items = { add: ({ name }: File): number => shown.push(name) };
      readonly files = document.createElement('input').files;
    },
  );
  renderWithUi(view(lockFiles(ready)));
  shown.length = 0;
  fireEvent.change(field(), { target: { files: [aFile('ny.pdf')] } });
  expect(shown).toEqual(['a.pdf']);
  expect(onValueChange).not.toHaveBeenCalled();
});
