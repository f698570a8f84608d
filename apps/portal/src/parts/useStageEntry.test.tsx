// @vitest-environment jsdom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { announced, draw } from '../testing/draw.tsx';
import { useStageEntry } from './useStageEntry.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
});

function Stage({ title, text }: { readonly title: string; readonly text: string }) {
  useStageEntry({ title, text });
  return (
    <main>
      <h1 tabIndex={-1}>{title}</h1>
    </main>
  );
}

it('leaves focus where it is on entry, and moves it to the heading of each further stage [Z03]', async () => {
  const change = draw(<Stage text="" title="Betala" />);
  expect(document.title).toContain('Betala');
  expect(document.activeElement).toBe(document.body);
  change(<Stage text="Du får ett kvitto." title="Tack" />);
  expect(document.title).toContain('Tack');
  expect(document.activeElement?.textContent).toBe('Tack');
  await expect.poll(announced).toEqual(['Du får ett kvitto.']);
});
