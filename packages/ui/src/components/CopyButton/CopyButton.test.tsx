import { act, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { DigitGroups } from '../DigitGroups/index.ts';
import { CopyButton } from './index.ts';

const clipboard = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  clipboard.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: clipboard },
  });
});

function Number({ context }: { readonly context?: string }): ReactNode {
  const ref = useRef<HTMLSpanElement>(null);
  return (
    <>
      <DigitGroups groups="plusgiro" ref={ref} value="12 34 56-6" />
      <CopyButton
        context={context}
        copiedLabel="Plusgironumret är kopierat"
        name="Plusgiro"
        numberRef={ref}
        value="12 34 56-6"
      />
    </>
  );
}

async function press(): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
    await Promise.resolve();
  });
}

const shownState = (): string | undefined =>
  document.querySelector<HTMLElement>('button [data-state]')?.dataset['state'];

it('copies the number without spaces and hyphens [Z06]', async () => {
  renderWithUi(<Number />);
  await press();
  expect(clipboard.mock.calls).toEqual([['1234566']]);
});

it('confirms on screen and by one announcement, and reverts after two seconds [Z06]', async () => {
  renderWithUi(<Number />);
  expect(shownState()).toBe('ready');
  await press();
  expect(shownState()).toBe('copied');
  expect(announced()).toEqual(['Plusgironumret är kopierat']);
  act(() => {
    vi.advanceTimersByTime(1999);
  });
  expect(shownState()).toBe('copied');
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(shownState()).toBe('ready');
});

it('confirms for two seconds after the last press', async () => {
  renderWithUi(<Number />);
  await press();
  act(() => {
    vi.advanceTimersByTime(1500);
  });
  await press();
  act(() => {
    vi.advanceTimersByTime(1500);
  });
  expect(shownState()).toBe('copied');
});

it('says whose number it copies when several buttons have the same label', () => {
  renderWithUi(<Number context="ärende 47110023918" />);
  expect(screen.getByRole('button', { name: 'Kopiera Plusgiro ärende 47110023918' })).toBeDefined();
});

it('says that the browser refuses and selects the number, until copying works [Z06]', async () => {
  clipboard.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
  renderWithUi(<Number />);
  await press();
  const words = /^Det gick inte att kopiera\./u;
  expect(announced()).toHaveLength(1);
  expect(announced()[0]).toMatch(words);
  expect(screen.getAllByText(words)).toHaveLength(2);
  expect(document.getSelection()?.toString()).toBe('1234566');
  expect(shownState()).toBe('failed');

  act(() => {
    vi.advanceTimersByTime(2000);
  });
  expect(screen.getByText(words)).toBeDefined();
  await press();
  expect(screen.queryByText(words)).toBeNull();
  expect(shownState()).toBe('copied');
});

it('says the same in a browser without a clipboard [Z06]', async () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  renderWithUi(<Number />);
  await press();
  expect(shownState()).toBe('failed');
});

it('copies a text as it is written [G10]', async () => {
  const numberRef = { current: null };
  renderWithUi(
    <CopyButton
      copiedLabel="Adressen är kopierad"
      kind="text"
      name="adressen"
      numberRef={numberRef}
      value="skador@5.6.7.example "
    />,
  );
  await press();
  expect(clipboard.mock.calls).toEqual([['skador@5.6.7.example ']]);
});
