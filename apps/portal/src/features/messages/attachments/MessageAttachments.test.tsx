// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

import { button, press, shownText } from '../../../testing/draw.tsx';
import { drawInFrame } from '../../../testing/drawInFrame.tsx';
import { createHeldAnswer } from '../../../testing/heldAnswer.ts';
import { MessageAttachments } from './MessageAttachments.tsx';

const file = {
  token: 'abc',
  fileName: 'intyg.pdf',
  extension: 'pdf',
  fileSize: 96_000,
  removedDateTime: null,
};

function open(answer: (path: string) => Response | Promise<Response>): void {
  drawInFrame(<MessageAttachments conversationId="c1" messageId="m1" sent={1} />, { answer });
}

it('saves a file instead of opening a tab, so that the customer stays with the reply [Z11]', async () => {
  const openTab = vi.spyOn(globalThis, 'open').mockReturnValue(null);
  const fetched: string[] = [];
  open((path) => {
    if (path.includes('GetAttachmentsMetadata')) return Response.json([file]);
    fetched.push(path);
    return new Response(null, { status: 400 });
  });
  await expect.poll(shownText).toContain('intyg');
  expect(shownText()).not.toContain('öppnas i ny flik');
  document.querySelector<HTMLElement>('main li a, main li button')?.click();
  await expect.poll(() => fetched).not.toEqual([]);
  expect(openTab).not.toHaveBeenCalled();
});

it('shows that the files are fetched again after a failure [E14]', async () => {
  const held = createHeldAnswer();
  const answers = [new Response(null, { status: 404 }), held.response];
  open(() => answers.shift() ?? new Response(null, { status: 404 }));
  await expect.poll(shownText).toContain('Försök igen');
  press('Försök igen');
  expect(shownText()).not.toContain('Försök igen');
  held.send(Response.json([file]));
  await expect.poll(shownText).toContain('intyg');
  expect(() => button('Försök igen')).toThrow('There is no button');
});
