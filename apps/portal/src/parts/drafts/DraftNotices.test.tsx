// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';

import { emptyDraft, type Draft } from '../../customer/drafts/draft.ts';
import { draftViewOf } from '../../customer/drafts/draftView.rules.ts';
import { createStore, useStore } from '../../platform/store.ts';
import { draw, press } from '../../testing/draw.tsx';
import { DraftNotices } from './DraftNotices.tsx';

const file = new File(['x'], 'kvar.pdf');
const fields = { ...emptyDraft.fields, message: 'Hej igen' };
const written: Draft = { ...emptyDraft, fields };
const files = { status: 'ready', chosen: [file], refused: [] } as const;
const unknown: Draft = {
  status: 'unknown',
  fields,
  files: emptyDraft.files,
  lostFileNames: [],
  clientMessageId: 'id',
  isRepeated: false,
};

/** The notices above the send button of a draft, which can change meanwhile. */
function open(first: Draft, canAttach = true) {
  const shown = createStore(first);
  const change = vi.fn();
  const Form = () => {
    const draft = useStore(shown);
    return (
      <main>
        <DraftNotices form={{ ...draftViewOf(draft, canAttach), draft, change }} />
      </main>
    );
  };
  draw(<Form />);
  return { change, become: (draft: Draft) => flushSync(() => shown.set(draft)) };
}

const title = 'Vi vet inte om ditt meddelande kom fram';
const alerts = () =>
  [...document.querySelectorAll('[data-announced="alert"]')]
    .map(({ textContent }) => textContent)
    .join();

describe('a message that may have arrived', () => {
  it('is changed by one button and thrown away by the other [M08, Z10]', () => {
    const { change } = open(unknown);
    press('Ändra texten');
    expect(change).toHaveBeenLastCalledWith({ type: 'released' });
    press('Ta bort utkastet');
    expect(change).toHaveBeenLastCalledWith({ type: 'cleared' });
  });

  it('is announced when that becomes known, and not to a customer who comes back to it [M08]', async () => {
    const { become } = open(written);
    become(unknown);
    await expect.poll(alerts).toContain(title);
  });

  it('is not announced where it was known before [M08]', () => {
    open(unknown);
    expect(document.body.textContent).toContain(title);
    expect(alerts()).not.toContain(title);
  });
});

describe('a customer who goes on without files', () => {
  it('keeps those that are there when others cannot be read [A08]', () => {
    const { change } = open({
      ...written,
      files,
      lostFileNames: ['borta.pdf'],
      problem: 'unreadable',
    });
    press('Fortsätt utan filen');
    expect(change).toHaveBeenLastCalledWith({ type: 'filesGivenUp', kept: files });
  });

  it('gives up all while no files can be sent [A14]', () => {
    const { change } = open({ ...written, files }, false);
    press('Fortsätt utan filen');
    expect(change).toHaveBeenLastCalledWith({ type: 'filesGivenUp', kept: emptyDraft.files });
  });
});
