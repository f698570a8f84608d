// @vitest-environment jsdom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { announced, draw } from '../testing/draw.tsx';
import { useStageEntry } from './useStageEntry.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

interface StageProps {
  readonly title: string;
  readonly text?: string;
  readonly button?: string;
}

function Stage({ title, text = '', button = '' }: StageProps) {
  useStageEntry({ title, text });
  return (
    <main tabIndex={-1}>
      <h1 tabIndex={-1}>{title}</h1>
      {button !== '' && <button type="button">{button}</button>}
    </main>
  );
}

it('leaves focus where it is on entry, and moves it to the heading of each further stage [Z03]', async () => {
  const change = draw(<Stage title="Betala" />);
  expect(document.title).toContain('Betala');
  expect(document.activeElement).toBe(document.body);
  change(<Stage title="Tack" />);
  expect(document.title).toContain('Tack');
  await expect.poll(() => document.activeElement?.textContent).toBe('Tack');
});

it('announces the text once focus is on the heading, where the button that led there is gone [Z03]', async () => {
  const change = draw(<Stage button="Beställ" title="Registerutdrag" />);
  document.querySelector('button')?.focus();
  const focusAtAnnouncement: (string | undefined)[] = [];
  const observer = new MutationObserver(() => {
    if (announced().length > 0) focusAtAnnouncement.push(document.activeElement?.localName);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  change(<Stage text="Utdraget kommer med post." title="Beställt" />);
  await expect.poll(announced).toEqual(['Utdraget kommer med post.']);
  expect(focusAtAnnouncement[0]).toBe('h1');
});

it('shows the top of each further stage, and leaves the first where the browser has put it [Z03]', () => {
  const scrolled = vi.fn();
  vi.stubGlobal('scrollTo', scrolled);
  const change = draw(<Stage title="Betala" />);
  change(<Stage text="Nu" title="Betala" />);
  expect(scrolled).not.toHaveBeenCalled();
  change(<Stage title="Tack" />);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 0);
});
