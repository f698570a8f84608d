import { createEvent, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { FileAttachment, type FileAttachmentState, lockFiles, noFiles } from './index.ts';

const first = vi.fn();
const second = vi.fn();

beforeEach(() => {
  first.mockClear();
  second.mockClear();
});

function form(value: FileAttachmentState): ReactNode {
  return (
    <form aria-label="Svara">
      <FileAttachment label="Kvitto" onValueChange={first} value={value} />
      <FileAttachment label="Ritning" onValueChange={second} value={value} />
      <input aria-label="Annat" type="file" />
      <p>Bredvid</p>
    </form>
  );
}

/** Drops a file, and says whether the page kept it from the browser. */
function drop(on: HTMLElement): boolean {
  const files = [new File(['x'], 'ny.pdf')];
  const event = createEvent.drop(on, { dataTransfer: { types: ['Files'], files } });
  fireEvent(on, event);
  return event.defaultPrevented;
}

it('leaves a file that is dropped on a file field of the form to that field', () => {
  renderWithUi(form(noFiles));
  for (const name of ['Kvitto', 'Ritning', 'Annat']) {
    expect(drop(screen.getByLabelText(name))).toBe(false);
  }
  expect(first).not.toHaveBeenCalled();
  expect(second).not.toHaveBeenCalled();
});

it('gives a file that is dropped beside two fields to the first of them alone', () => {
  renderWithUi(form(noFiles));
  expect(drop(screen.getByText('Bredvid'))).toBe(true);
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
});

it('takes no file that is dropped beside locked fields, and keeps the browser from opening it', () => {
  renderWithUi(form(lockFiles(noFiles)));
  expect(drop(screen.getByText('Bredvid'))).toBe(true);
  expect(first).not.toHaveBeenCalled();
});
