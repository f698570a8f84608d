// @vitest-environment jsdom
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { AttachedFile } from '@mina-sidor/api-client';
import { afterEach, expect, it, vi } from 'vitest';

import type { LiveEvent } from '../../../customer/live/liveEvents.ts';
import { useServices } from '../../../customer/services.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { useAttachments } from './useAttachments.ts';

const file: AttachedFile = {
  token: 'abc',
  fileName: 'intyg.pdf',
  extension: 'pdf',
  fileSize: 96_000,
  removedDateTime: null,
};
const looked: LiveEvent = { kind: 'fileSent', conversationId: 'c1' };

let root = createRoot(document.body);
afterEach(() => root.unmount());

/** Fetches the files of a message; the test emits live events. */
function show(answer: () => Response) {
  const seen: string[] = [];
  const calls = vi.fn(answer);
  const live: { emit: (event: LiveEvent) => void } = { emit: () => undefined };
  root = createRoot(document.body);
  root.render(
    <StoryFrame answer={calls}>
      <Files
        onShown={(text, emit) => {
          if (seen.at(-1) !== text) seen.push(text);
          live.emit = emit;
        }}
      />
    </StoryFrame>,
  );
  return { seen, calls, live };
}

interface FilesProps {
  readonly onShown: (text: string, emit: (event: LiveEvent) => void) => void;
}

function Files({ onShown }: FilesProps) {
  const { liveEvents } = useServices();
  const state = useAttachments({ conversationId: 'c1', messageId: 'm1', sent: 1 });
  const files = state.status === 'ready' ? state.value.map(({ fileName }) => fileName) : [];
  const text = [state.status, ...files].join(' ');
  useEffect(() => onShown(text, liveEvents.emit), [onShown, text, liveEvents]);
  return null;
}

it('fetches a failed list again when a file has been scanned [E14] [H08]', async () => {
  const answers = [new Response(null, { status: 404 }), Response.json([file])];
  const { seen, calls, live } = show(() => answers.shift() ?? Response.json([]));
  await expect.poll(() => seen).toEqual(['loading', 'failed']);
  live.emit({ ...looked, conversationId: 'c2' });
  live.emit(looked);
  await expect.poll(() => seen.at(-1)).toBe('ready intyg.pdf');
  expect(calls).toHaveBeenCalledTimes(2);
});

it('fetches once more when files are scanned during the request, however many [H08]', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const answers = [new Response(readable), Response.json([file])];
  const { seen, calls, live } = show(() => answers.shift() ?? Response.json([]));
  // The component listens now.
  await expect.poll(() => seen).toEqual(['loading']);
  live.emit(looked);
  live.emit({ kind: 'connectionRestored' });
  live.emit(looked);
  const writer = writable.getWriter();
  void writer.write(new TextEncoder().encode('[]'));
  void writer.close();
  await expect.poll(() => seen.at(-1)).toBe('ready intyg.pdf');
  expect(calls).toHaveBeenCalledTimes(2);
});

it('fetches twice when many files of a conversation are scanned in a row [H08]', async () => {
  const { seen, calls, live } = show(() => Response.json([file]));
  await expect.poll(() => seen.at(-1)).toBe('ready intyg.pdf');
  for (let event = 0; event < 5; event += 1) live.emit(looked);
  await expect.poll(() => calls).toHaveBeenCalledTimes(3);
});

it('asks for an awaited file every 30 seconds while the page is visible, without events [E15] [H12]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const turn = (state: DocumentVisibilityState) => {
    page.mockReturnValue(state);
    flushSync(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  let listed: AttachedFile[] = [];
  const { seen, calls } = show(() => Response.json(listed));
  const minute = () => vi.advanceTimersByTimeAsync(60_000);
  await expect.poll(() => seen.at(-1)).toBe('ready');
  expect(calls).toHaveBeenCalledTimes(1);
  await minute();
  expect(calls).toHaveBeenCalledTimes(3);

  turn('hidden');
  await minute();
  expect(calls).toHaveBeenCalledTimes(3);

  turn('visible');
  listed = [file];
  await minute();
  await expect.poll(() => seen.at(-1)).toBe('ready intyg.pdf');
  const asked = calls.mock.calls.length;
  await minute();
  expect(calls).toHaveBeenCalledTimes(asked);
});
