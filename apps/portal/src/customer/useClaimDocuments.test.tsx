// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';

import { nextTask } from '../platform/nextTask.ts';
import { draw } from '../testing/draw.tsx';
import { createHeldAnswer } from '../testing/heldAnswer.ts';
import { StoryFrame } from '../testing/StoryFrame.tsx';
import { type Services, useServices } from './services.ts';
import {
  type ClaimDocumentRequests,
  useClaimDocumentRequests,
  useClaimDocuments,
} from './useClaimDocuments.ts';

const letter = {
  minaSidorDocumentType: 'Kravbrev',
  minaSidorDisplayName: 'Kravbrev',
  createdDate: '2026-11-20',
};
const failed = () => new Response(null, { status: 404 });

/** The page with the list, and code that refetches it. The server answers so in turn. */
function open(...answers: (Response | Promise<Response>)[]) {
  let asked = 0;
  let requests: ClaimDocumentRequests | undefined;
  let services: Services | undefined;
  const seen: (number | string)[] = [];
  const List = () => {
    const query = useClaimDocuments(true);
    seen.push(query.status === 'ready' ? query.value.length : query.status);
    return null;
  };
  const Page = () => {
    requests = useClaimDocumentRequests();
    services = useServices();
    return <List />;
  };
  draw(
    <StoryFrame
      answer={(path) => {
        if (!path.endsWith('/GetInsuranceDocumentMetadatas')) return failed();
        asked += 1;
        return answers.shift() ?? failed();
      }}
    >
      <Page />
    </StoryFrame>,
  );
  return {
    shown: () => seen.at(-1),
    asked: () => asked,
    refetch: () => requests?.refetch(),
    logOut: () => flushSync(() => services?.session.logOut('chosen')),
  };
}

it('shows the refetched list without asking once more [Q17]', async () => {
  const page = open(Response.json([letter]), Response.json([letter, letter]));
  await expect.poll(page.shown).toBe(1);
  expect(await page.refetch()).toHaveLength(2);
  await expect.poll(page.shown).toBe(2);
  expect(page.asked()).toBe(2);
});

it('asks for the list again where it shows when the refetch has failed [Q17]', async () => {
  const page = open(Response.json([letter]), failed(), Response.json([letter, letter]));
  await expect.poll(page.shown).toBe(1);
  expect(await page.refetch()).toBeNull();
  await expect.poll(page.shown).toBe(2);
});

it('brings nothing back after the log-out [L25]', async () => {
  const held = createHeldAnswer();
  const page = open(Response.json([letter]), held.response, failed());
  await expect.poll(page.shown).toBe(1);
  const refetched = page.refetch();
  await expect.poll(page.asked).toBe(2);
  page.logOut();
  held.send(Response.json([letter, letter]));
  expect(await refetched).toBeNull();
  await nextTask();
  expect(page.asked()).toBe(2);
});
