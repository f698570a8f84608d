import { createEvent, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';

import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { FileAttachment, type FileAttachmentState, fileLimits, noFiles } from './index.ts';

// Browsers let a user choose any file, whatever the `accept` attribute says.
const user = userEvent.setup({ applyAccept: false });

function aFile(name: string, content = 'x'): File {
  return new File([content], name, { type: '', lastModified: 1 });
}

function Form({ initial = noFiles }: { readonly initial?: FileAttachmentState }): ReactNode {
  const [state, setState] = useState<FileAttachmentState>(initial);
  return (
    <FileAttachment
      label="Bifoga filer"
      onCancel={() => {
        setState((now) =>
          now.status === 'sending' ? { status: 'ready', chosen: now.chosen, refused: [] } : now,
        );
      }}
      onValueChange={setState}
      value={state}
    />
  );
}

const field = (): HTMLInputElement => screen.getByLabelText('Bifoga filer');
const choose = (...files: readonly File[]): Promise<void> => user.upload(field(), [...files]);
const listed = (): string[] =>
  screen.queryAllByRole('listitem').map((one) => one.textContent.replaceAll('\u00A0', ' '));

function description(): string {
  const ids = field().getAttribute('aria-describedby')?.split(' ') ?? [];
  const words = ids.map((id) => document.getElementById(id)?.textContent ?? `no ${id}`);
  return words.join(' ').replaceAll('\u00A0', ' ');
}

it('says which files it accepts before anything is chosen, and limits the file chooser to them', () => {
  renderWithUi(<Form />);
  expect(description()).toBe(
    'Filtyper: pdf, doc, docx, jpg, jpeg, png. Högst 10 filer och 50 MB tillsammans.',
  );
  expect(field().accept.split(',')).toEqual(
    expect.arrayContaining(['.pdf', '.jpeg', 'application/pdf', 'image/png']),
  );
  expect(field().multiple).toBe(true);
});

it('says what is wrong with the field, and what is wrong with a choice beside it', async () => {
  const view = (error: string | undefined): ReactNode => (
    <FileAttachment error={error} label="Bifoga filer" />
  );
  const { rerender } = renderWithUi(view(undefined));
  expect(field().getAttribute('aria-invalid')).toBeNull();
  rerender(view('Bifoga en ritning.'));
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(description()).toMatch(/tillsammans\. Bifoga en ritning\.$/u);
  await expect.poll(() => announced()).toContain('Bifoga en ritning.');
  await choose(aFile('a.exe'));
  expect(description()).toMatch(/a\.exe Bifoga en ritning\.$/u);
  rerender(view(undefined));
  expect(description()).not.toContain('ritning');
});

it('lists the chosen files with name and size, and announces their number once', async () => {
  renderWithUi(<Form />);
  await choose(aFile('a.pdf', 'x'.repeat(2048)), aFile('b.png'));
  expect(listed()).toEqual(['a.pdf 2 kBTa bort a.pdf', 'b.png 1 kBTa bort b.png']);
  expect(
    screen.getByText(/2 av 10 filer/u, { selector: 'p' }).textContent.replaceAll('\u00A0', ' '),
  ).toBe('2 av 10 filer · 0,1 av 50 MB');
  expect(announced()).toEqual(['2 filer är tillagda. 2 av 10 filer.']);
});

it('shows each error once with its files, tied to the field, keeps the valid files, and announces everything in one message [A09]', async () => {
  renderWithUi(<Form />);
  await choose(aFile('a.gif'), aFile('bra.pdf'), aFile('b.gif'), aFile('tom.pdf', ''));
  const fault =
    'Du försökte bifoga en eller flera filer i ett format vi saknar stöd för: a.gif, b.gif';
  expect(description()).toContain(`${fault}Filer utan innehåll kan inte bifogas: tom.pdf`);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(listed()).toHaveLength(1);
  expect(announced()).toEqual([
    `En fil är tillagd. 1 av 10 filer. ${fault}. Filer utan innehåll kan inte bifogas: tom.pdf.`,
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['a.gif', 'x', 'Du försökte bifoga en eller flera filer i ett format vi saknar stöd för', 'A02'],
  ['a.pdf', '', 'Filer utan innehåll kan inte bifogas', 'A03'],
  [`${'a'.repeat(101)}.pdf`, 'x', 'Filnamn överskrider gränsen på max 100 tecken', 'A04'],
  ['a?.pdf', 'x', 'Filnamn innehåller otillåtna tecken', 'A05'],
])(
  'says what is wrong with %.10s in the words of the specification',
  async (name, content, words) => {
    renderWithUi(<Form />);
    await choose(aFile(name, content));
    expect(description()).toContain(`${words}: ${name}`);
  },
);

it('says by how much a choice is too large or has too many files [A06] [A07]', async () => {
  renderWithUi(<Form />);
  const large = aFile('stor.pdf');
  Object.defineProperty(large, 'size', { value: 50 * 1_048_576 + 1 });
  await choose(large, ...Array.from({ length: 11 }, (_, index) => aFile(`${String(index)}.pdf`)));
  expect(description()).toContain('Total filstorlek överskrider gränsen på 50 MB: stor.pdf');
  expect(description()).toContain('Max 10 filer kan bifogas per meddelande: 10.pdf');
  expect(listed()).toHaveLength(10);
});

it('refuses a file that is not one of those to choose again, and names these [Z02]', async () => {
  const limits = { ...fileLimits, names: ['kvitto.pdf', 'intyg.pdf'] };
  renderWithUi(<FileAttachment label="Bifoga filer" limits={limits} />);
  await choose(aFile('kvitto (1).pdf'));
  const refusal = 'Bara samma filer som förut kan bifogas (kvitto.pdf, intyg.pdf): kvitto (1).pdf';
  expect(announced()).toEqual([`0 av 10 filer. ${refusal}.`]);
  expect(description()).toContain(refusal);
  expect(listed()).toEqual([]);
});

it('moves focus to the next file after a removal, from the last to the previous one, then to the field', async () => {
  renderWithUi(<Form />);
  await choose(aFile('a.pdf'), aFile('b.pdf'), aFile('c.pdf'));
  const remove = async (file: string): Promise<string> => {
    screen.getByRole('button', { name: `Ta bort ${file}` }).focus();
    await user.keyboard('{Enter}');
    return document.activeElement?.textContent ?? '';
  };
  expect(await remove('b.pdf')).toBe('Ta bort c.pdf');
  expect(announced()).toContain('b.pdf är borttagen. 2 av 10 filer.');
  expect(await remove('c.pdf')).toBe('Ta bort a.pdf');
  await remove('a.pdf');
  expect(document.activeElement).toBe(field());
});

it('changes nothing when the file chooser is closed without a choice', () => {
  const onValueChange = vi.fn();
  renderWithUi(
    <FileAttachment
      label="Bifoga filer"
      onCancel={vi.fn()}
      onValueChange={onValueChange}
      value={noFiles}
    />,
  );
  field().dispatchEvent(new Event('change', { bubbles: true }));
  expect(onValueChange).not.toHaveBeenCalled();
});

it('lets an error summary link to the field, which keeps its hint', () => {
  renderWithUi(
    <FileAttachment
      id="files"
      label="Bifoga filer"
      onCancel={() => undefined}
      onValueChange={() => undefined}
      value={noFiles}
    />,
  );
  expect(document.getElementById('files')).toBe(field());
  expect(description()).toMatch(/^Filtyper: /u);
});

it('accepts a file that is dropped next to the field in its form, instead of letting the browser open it', () => {
  renderWithUi(
    <form aria-label="Svara">
      <Form />
      <p>Beside</p>
    </form>,
  );
  const drop = (types: readonly string[], files: readonly File[]): boolean => {
    const event = createEvent.drop(screen.getByText('Beside'), { dataTransfer: { types, files } });
    fireEvent(screen.getByText('Beside'), event);
    return event.defaultPrevented;
  };
  expect(drop(['text/plain'], [])).toBe(false);
  expect(drop(['Files'], [aFile('a.pdf')])).toBe(true);
  expect(listed()).toEqual([expect.stringContaining('a.pdf')]);
});

it('isolates the text direction of a file name', async () => {
  renderWithUi(<Form />);
  await choose(aFile('a\u05D0.exe'), aFile('b\u05D0.pdf'));
  const names = [...document.querySelectorAll('bdi')].map((one) => one.textContent);
  expect(names).toEqual(['a\u05D0.exe', 'b\u05D0.pdf']);
});

it('names the characters that nobody sees in the name of a refused file', async () => {
  renderWithUi(<Form />);
  await choose(aFile('a\u202Efdp.pdf'), aFile('b\u0007.pdf'));
  const words = [...document.querySelectorAll('p')].map((one) => one.textContent);
  expect(words).toContainEqual(
    expect.stringContaining('otillåtna osynliga tecken (U+202E, U+0007)'),
  );
  expect(listed()).toEqual([]);
});

it('lets other code focus its field, and holds its files itself until the form is reset', async () => {
  const ref = createRef<HTMLInputElement>();
  const onValueChange = vi.fn();
  renderWithUi(
    <form aria-label="Fråga">
      <FileAttachment label="Bifoga filer" name="files" onValueChange={onValueChange} ref={ref} />
    </form>,
  );
  expect(ref.current).toBe(field());
  expect(field().name).toBe('files');
  await choose(aFile('kvitto.pdf'));
  expect(listed()).toHaveLength(1);
  screen.getByRole<HTMLFormElement>('form').reset();
  await expect.poll(() => listed()).toEqual([]);
  expect(onValueChange).toHaveBeenLastCalledWith(noFiles);
});

it('shows chosen pictures small, one at a time; what cannot be drawn keeps its icon and its name [Z85]', async () => {
  const drawn: string[] = [];
  let inWork = 0;
  const drawImage = vi.fn();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    // @ts-expect-error -- the code under test uses nothing else of a context
    { drawImage },
  );
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    drawn.push(file.name);
    inWork += 1;
    await Promise.resolve();
    if (file.name === 'trasig.png') {
      inWork = 0;
      throw new Error('no picture');
    }
    expect(inWork).toBe(1);
    return { width: 400, height: 300, close: () => (inWork -= 1) };
  });
  const picture = (name: string, type: string): File => new File(['x'], name, { type });
  renderWithUi(<Form />);
  await choose(
    picture('skada.jpg', 'image/jpeg'),
    picture('trasig.png', 'image/png'),
    picture('intyg.pdf', 'application/pdf'),
    picture('bil.png', 'image/png'),
  );
  await expect.poll(() => drawn).toEqual(['skada.jpg', 'trasig.png', 'bil.png']);
  const shows = (): boolean[] =>
    screen
      .getAllByRole('listitem')
      .map((one) => one.querySelector('canvas:not([hidden])') !== null);
  await expect.poll(shows).toEqual([true, false, false, true]);
  // The middle of the picture, whatever its shape.
  expect(drawImage.mock.calls[0]?.slice(1)).toEqual([50, 0, 300, 300, 0, 0, 96, 96]);
  expect(inWork).toBe(0);
  expect(listed()[1]).toContain('trasig.png');
});
