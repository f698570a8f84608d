import { sv } from '@mina-sidor/texts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, type ReactNode, useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';

import { UiProvider } from '../UiProvider/index.ts';
import { Dialog } from './index.ts';

interface PageProps {
  /** Removes the opener once the dialog is open, as a closing menu does. */
  readonly isOpenerFleeting?: boolean;
  /** Names the heading as the place for focus when the opener is gone. */
  readonly isHeadingNamed?: boolean;
  readonly lang?: string;
  readonly closeLabel?: string;
  readonly isBrief?: boolean;
  readonly children?: ReactNode;
}

function Page({
  isOpenerFleeting = false,
  isHeadingNamed = false,
  lang,
  closeLabel,
  isBrief,
  children = 'Text',
}: PageProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <UiProvider locale="sv" texts={sv.ui}>
      <main tabIndex={-1}>
        <h1 ref={heading} tabIndex={-1}>
          Krav
        </h1>
        {isOpen && isOpenerFleeting ? null : (
          <button
            onClick={() => {
              setIsOpen(true);
            }}
            type="button"
          >
            Öppna
          </button>
        )}
      </main>
      <Dialog
        closeLabel={closeLabel}
        isBrief={isBrief}
        lang={lang}
        onOpenChange={setIsOpen}
        open={isOpen}
        returnFocusTo={isHeadingNamed ? heading : undefined}
        title="Kakor"
      >
        {children}
      </Dialog>
    </UiProvider>
  );
}

async function open(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Öppna' }));
  await screen.findByRole('dialog');
}

it('gives focus back to the button that opened it when its content takes focus by itself', async () => {
  render(
    <Page>
      <button ref={(button) => button?.focus()} type="button">
        Stanna kvar
      </button>
    </Page>,
  );
  // The second time its code is here, so box and content appear in one step.
  for (const _time of [1, 2]) {
    await open();
    expect(document.activeElement?.textContent).toBe('Stanna kvar');
    await userEvent.keyboard('{Escape}');
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole('button', { name: 'Öppna' }));
  }
});

it('gives focus back to the pressed button in Safari, which does not focus it, also when the press goes no further', async () => {
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Öppna' });
  button.addEventListener('pointerdown', (event) => {
    event.stopPropagation();
  });
  fireEvent.pointerDown(button);
  fireEvent.click(button);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(button);
});

it.each([
  ['text', 'Vi sparar kakor.', 'Vi sparar kakor.'],
  [
    'paragraphs',
    <>
      <h3>Nödvändiga</h3>
      <p>Vi sparar kakor.</p>
      <p>De tas bort efter ett år.</p>
    </>,
    'Vi sparar kakor.',
  ],
  [
    'a field',
    <>
      <input aria-label="Ärende" />
      <p>Sist i rutan.</p>
    </>,
    null,
  ],
])(
  'takes focus itself, so that its title is read, and its beginning if that is %s [Z100]',
  async (_what, children, beginning) => {
    render(<Page>{children}</Page>);
    await open();
    const dialog = screen.getByRole('dialog', { name: 'Kakor' });
    expect(document.activeElement).toBe(dialog);
    expect(dialog.getAttribute('aria-description')).toBe(beginning);
  },
);

it('begins at the control that the application chooses', async () => {
  function Page(): ReactNode {
    const chosen = useRef<HTMLButtonElement>(null);
    return (
      <UiProvider locale="sv" texts={sv.ui}>
        <Dialog initialFocus={chosen} onOpenChange={() => undefined} open title="Kakor">
          <button ref={chosen} type="button">
            Stanna kvar
          </button>
        </Dialog>
      </UiProvider>
    );
  }
  render(<Page />);
  await expect
    .poll(() => document.activeElement)
    .toBe(await screen.findByRole('button', { name: 'Stanna kvar' }));
});

it('is described by its content when that is brief, so that the question is read and not only the buttons', async () => {
  render(<Page isBrief />);
  await open();
  const id = screen.getByRole('dialog', { name: 'Kakor' }).getAttribute('aria-describedby');
  expect(document.getElementById(id ?? '')?.textContent).toBe('Text');
});

it('scrolls to the control that focus wraps around to when it is outside the visible part [Z16]', async () => {
  render(<Page />);
  await open();
  const close = screen.getByRole('button', { name: 'Stäng' });
  const scrolled = vi.fn();
  close.scrollIntoView = scrolled;
  close.getBoundingClientRect = () => new DOMRect(0, 0, 50, 40);
  screen.getByRole('dialog').getBoundingClientRect = () => new DOMRect(0, 0, 300, 200);
  fireEvent.focus(close);
  expect(scrolled).not.toHaveBeenCalled();
  close.getBoundingClientRect = () => new DOMRect(0, -100, 50, 40);
  fireEvent.focus(close);
  expect(scrolled.mock.calls).toEqual([[{ block: 'nearest' }]]);
});

it.each([
  [false, 'MAIN'],
  [true, 'H1'],
])(
  'gives focus to the main part when its opener is gone, or to what the page names: %s [U03]',
  async (isHeadingNamed, tag) => {
    render(<Page isHeadingNamed={isHeadingNamed} isOpenerFleeting />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Stäng' }));
    expect(document.activeElement?.tagName).toBe(tag);
  },
);

it('stops the page behind from scrolling, with a class and without an injected style', async () => {
  const styles = document.querySelectorAll('style').length;
  render(<Page />);
  await open();
  expect(document.body.classList.contains('msScrollLock')).toBe(true);
  expect(document.querySelectorAll('style').length).toBe(styles);
  await userEvent.keyboard('{Escape}');
  expect(document.body.classList.contains('msScrollLock')).toBe(false);
});

it('sets the language of its content, while the close button keeps the page’s language', async () => {
  render(<Page lang="en" />);
  await open();
  expect(screen.getByRole('dialog').lang).toBe('en');
  expect(screen.getByRole('button', { name: 'Stäng' }).lang).toBe('sv');
});

it('closes in the language of its content if that has a word for it', async () => {
  render(<Page closeLabel="Close" lang="en" />);
  await open();
  expect(screen.getByRole('button', { name: 'Close' }).lang).toBe('');
  expect(screen.queryByRole('button', { name: 'Stäng' })).toBeNull();
});

it('shows its title and can be closed while its content is on its way', async () => {
  let arrive = (): void => undefined;
  const Late = lazy(
    () =>
      new Promise<{ default: () => ReactNode }>((resolve) => {
        arrive = () => {
          resolve({ default: () => <p>Nu är det här</p> });
        };
      }),
  );
  render(
    <Page>
      <Late />
    </Page>,
  );
  await open();
  expect(screen.getByRole('heading', { name: 'Kakor' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Stäng' })).toBeDefined();
  await act(async () => {
    arrive();
    await Promise.resolve();
  });
  expect(await screen.findByText('Nu är det här')).toBeDefined();
});
