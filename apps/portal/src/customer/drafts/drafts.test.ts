import type { ApiResult, StoredMessage } from '@mina-sidor/api-client';
import { noFiles } from '@mina-sidor/ui';
import { describe, expect, it } from 'vitest';

import { aStoredMessage } from '../../testing/aStoredMessage.ts';
import { createTab } from '../../testing/aTab.ts';
import { draftKey, logInAnew, openDocument } from '../../testing/draftDocument.ts';
import { aUser } from '../../testing/StoryFrame.tsx';

const url = '/api/Communication/PostMessageToConversation';
const ok: ApiResult<StoredMessage> = {
  outcome: 'ok',
  value: aStoredMessage,
  headers: new Headers(),
};
const file = new File(['x'.repeat(100)], 'kvitto.pdf', { lastModified: 1 });
const maja = aUser({ userKey: 'maja' });
const ivar = aUser({ userKey: 'ivar', fullName: 'Ivar Berg' });

describe('what is typed', () => {
  it('is there after a reload, with the names of the files that are not [Z02]', () => {
    const tab = createTab();
    const before = logInAnew(tab);
    before.write('Hej igen');
    expect(before.drafts.isLostOnUnload()).toBe(false);
    before.attach(file);
    expect(logInAnew(tab).draft()).toMatchObject({
      status: 'unsent',
      fields: { message: 'Hej igen' },
      files: noFiles,
      lostFileNames: ['kvitto.pdf'],
    });
  });

  it('is there after a log-out for the same customer, and nowhere meanwhile [Z02]', () => {
    const page = logInAnew(createTab());
    page.write('Hej igen');
    page.logOut();
    expect(page.drafts.store.get().size).toBe(0);
    page.logIn(maja);
    expect(page.draft().fields.message).toBe('Hej igen');
  });

  it('is gone for good when somebody else logs in [Z02]', () => {
    const tab = createTab();
    const page = logInAnew(tab);
    page.write('Hej igen');
    page.logOut();
    page.logIn(ivar);
    expect(page.drafts.store.get().size).toBe(0);
    expect(tab.items.size).toBe(0);
    page.logOut();
    page.logIn(maja);
    expect(page.drafts.store.get().size).toBe(0);
  });

  it('is gone when somebody else is logged in without a log-out between [Z02]', () => {
    const page = logInAnew(createTab());
    page.write('Hej igen');
    page.logIn(ivar);
    expect(page.drafts.store.get().size).toBe(0);
  });

  it('stays, files and all, when it is only asked again who the customer is', () => {
    const page = logInAnew(createTab());
    page.attach(file);
    page.logIn({ ...maja, balance: 0 });
    expect(page.draft().files.chosen).toEqual([file]);
  });

  it('ends at log-out for a customer who cannot be known again [Z02]', () => {
    const tab = createTab();
    const nobody = aUser({ userKey: null });
    const page = logInAnew(tab, nobody);
    page.write('Hej igen');
    page.logIn({ ...nobody, balance: 0 });
    expect(page.draft().fields.message).toBe('Hej igen');
    expect(page.drafts.isLostOnUnload()).toBe(true);
    expect(tab.items.size).toBe(0);
    page.logOut();
    page.logIn(nobody);
    expect(page.drafts.store.get().size).toBe(0);
  });

  it('is never shown to a customer who cannot be known, and is gone then [Z02]', () => {
    const tab = createTab();
    const page = logInAnew(tab);
    page.write('Hej igen');
    page.logOut();
    page.logIn(aUser({ userKey: null }));
    expect(page.drafts.store.get().size).toBe(0);
    expect(tab.items.size).toBe(0);
  });

  it('outlives a release that keeps more of it, and a draft beside it that makes no sense [Z02]', () => {
    const tab = createTab();
    const kept = { fileNames: [], clientMessageId: null, problem: null, mayHaveArrived: false };
    const older = ['reply:7', { ...kept, fields: { message: 'Hej igen' } }];
    tab.items.set('drafts', JSON.stringify({ userKey: 'maja', drafts: [['reply:8', 1], older] }));
    const page = logInAnew(tab);
    expect([...page.drafts.store.get().keys()]).toEqual([draftKey]);
    expect(page.draft().fields).toMatchObject({ message: 'Hej igen', email: '' });
  });

  it.each(['', 'null', '{', '{"userKey":"maja"}', '{"userKey":"maja","drafts":[["x",{}]]}'])(
    'is not made of what lies there in its place: %s [Z02]',
    (text) => {
      const tab = createTab();
      tab.items.set('drafts', text);
      expect(logInAnew(tab).drafts.store.get().size).toBe(0);
      expect(tab.items.size).toBe(0);
    },
  );

  it('can be written and sent where the tab keeps nothing, or no more, and is not left unasked [Z02, Z15]', async () => {
    for (const trouble of ['isFull', 'isForbidden'] as const) {
      const tab = createTab();
      tab[trouble] = true;
      const page = logInAnew(tab);
      page.write('Hej igen');
      expect(page.drafts.isLostOnUnload()).toBe(true);
      page.logOut();
      page.logIn(maja);
      expect(page.drafts.isLostOnUnload()).toBe(true);
      const { ended: sent } = await page.send();
      page.sendings[0]?.answer(ok);
      await sent;
      expect(page.draft().status).toBe('sent');
      expect(page.drafts.isLostOnUnload()).toBe(false);
    }
  });

  it('is kept no longer than until it is sent [Z02]', async () => {
    const tab = createTab();
    const page = logInAnew(tab);
    page.write('Hej igen');
    const { ended: sent } = await page.send();
    page.sendings[0]?.answer(ok);
    await sent;
    expect(tab.items.size).toBe(0);
  });
});

describe('what lies unsent', () => {
  it('is known while nobody is logged in, also after a reload, and never to another customer [Z02]', async () => {
    const tab = createTab();
    const page = logInAnew(tab);
    page.write('Hej igen');
    await page.send();
    expect([...page.drafts.states.get()]).toEqual([[draftKey, 'sending']]);
    page.logOut();
    expect([...page.drafts.states.get()]).toEqual([[draftKey, 'unknown']]);
    const after = openDocument(tab);
    expect([...after.drafts.states.get()]).toEqual([[draftKey, 'unknown']]);
    after.logIn(ivar);
    expect(after.drafts.states.get().size).toBe(0);
    after.logOut();
    expect(after.drafts.states.get().size).toBe(0);
  });

  it('is written, then not sent, then nothing [E12]', async () => {
    const page = logInAnew(createTab());
    page.write('Hej igen');
    expect(page.drafts.states.get().get(draftKey)).toBe('written');
    const { ended: failed } = await page.send();
    page.sendings[0]?.answer({ outcome: 'http', url, status: 500 });
    await failed;
    expect(page.drafts.states.get().get(draftKey)).toBe('notSent');
    const { ended: sent } = await page.send();
    page.sendings[1]?.answer(ok);
    await sent;
    expect(page.drafts.states.get().size).toBe(0);
  });
});
