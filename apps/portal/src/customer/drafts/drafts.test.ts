import { noFiles } from '@mina-sidor/ui';
import { describe, expect, it } from 'vitest';

import { stored } from '../../testing/aStoredMessage.ts';
import { createTab } from '../../testing/aTab.ts';
import {
  draftKey,
  file,
  ivar,
  logInAnew,
  maja,
  openDocument,
} from '../../testing/draftDocument.ts';
import { aUser } from '../../testing/StoryFrame.tsx';
import { waitingDrafts } from './draftMemory.ts';

const url = '/api/Communication/PostMessageToConversation';

describe('a typed text', () => {
  it('is kept over a reload, with the names of the files that are lost [Z02]', () => {
    const tab = createTab();
    const before = logInAnew(tab);
    before.write('Hej igen');
    expect(before.drafts.isLostOnUnload()).toBe(false);
    expect(before.drafts.lostOnUnload()).toEqual({ text: false, files: false });
    // Two files can have the same name (row A08).
    before.attach(file, new File(['y'], 'kvitto.pdf'));
    expect(before.drafts.lostOnUnload()).toEqual({ text: false, files: true });
    expect(logInAnew(tab).draft()).toMatchObject({
      status: 'unsent',
      fields: { message: 'Hej igen' },
      files: noFiles,
      lostFileNames: ['kvitto.pdf', 'kvitto.pdf'],
    });
  });

  it('is kept over a log-out for the same customer, and not shown in between [Z02]', () => {
    const page = logInAnew(createTab());
    page.write('Hej igen');
    page.logOut();
    expect(page.drafts.store.get().size).toBe(0);
    page.logIn(maja);
    expect(page.draft().fields.message).toBe('Hej igen');
  });

  it('is not changed by a page that still shows after the log-out [Z02]', () => {
    const tab = createTab();
    const page = logInAnew(tab);
    page.write('Hej igen');
    const before = page.drafts;
    page.logOut();
    before.change(draftKey, { type: 'edited', fields: { message: 'Hej då' } });
    expect(before.store.get().size).toBe(0);
    page.logIn(maja);
    expect(page.draft().fields.message).toBe('Hej igen');
  });

  it('is deleted when another customer logs in [Z02]', () => {
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

  it('is deleted when another customer logs in without a log-out first [Z02]', () => {
    const page = logInAnew(createTab());
    page.write('Hej igen');
    page.logIn(ivar);
    expect(page.drafts.store.get().size).toBe(0);
  });

  it('is lost at log-out if the customer has no user key [Z02]', () => {
    const tab = createTab();
    const nobody = aUser({ userKey: null });
    const page = logInAnew(tab, nobody);
    page.write('Hej igen');
    expect(page.draft().fields.message).toBe('Hej igen');
    expect(page.drafts.isLostOnUnload()).toBe(true);
    expect(page.drafts.lostOnUnload()).toEqual({ text: true, files: false });
    expect(tab.items.size).toBe(0);
    page.logOut();
    page.logIn(nobody);
    expect(page.drafts.store.get().size).toBe(0);
  });

  it('is deleted, and not shown, when a customer without a user key logs in [Z02]', () => {
    const tab = createTab();
    const page = logInAnew(tab);
    page.write('Hej igen');
    page.logOut();
    page.logIn(aUser({ userKey: null }));
    expect(page.drafts.store.get().size).toBe(0);
    expect(tab.items.size).toBe(0);
  });

  it('is restored from an older release, and when another draft cannot be read [Z02]', () => {
    const tab = createTab();
    const kept = {
      fileNames: [],
      clientMessageId: null,
      mayHaveArrived: false,
      problem: 'stopped',
    };
    const older = ['reply:7', { ...kept, fields: { message: 'Hej igen' } }];
    tab.items.set('drafts', JSON.stringify({ userKey: 'maja', drafts: [['reply:8', 1], older] }));
    const page = logInAnew(tab);
    expect([...page.drafts.store.get().keys()]).toEqual([draftKey]);
    expect(page.draft().fields).toMatchObject({ message: 'Hej igen', email: '' });
  });

  it('keeps its text when its id cannot be read [Z02]', () => {
    const tab = createTab();
    const kept = { fields: { message: 'Hej igen' }, fileNames: [], clientMessageId: '7' };
    const draft = [draftKey, { ...kept, problem: null, mayHaveArrived: false }];
    tab.items.set('drafts', JSON.stringify({ userKey: 'maja', drafts: [draft] }));
    expect(logInAnew(tab).draft().fields.message).toBe('Hej igen');
  });

  it.each(['', 'null', '{', '{"userKey":"maja"}', '{"userKey":"maja","drafts":[["x",{}]]}'])(
    'is ignored and deleted if it cannot be read: %s [Z02]',
    (text) => {
      const tab = createTab();
      tab.items.set('drafts', text);
      expect(logInAnew(tab).drafts.store.get().size).toBe(0);
      expect(tab.items.size).toBe(0);
    },
  );

  it('can be sent if the tab stores nothing, and leaving the page asks first [Z02, Z15]', async () => {
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
      page.sendings[0]?.answer(stored);
      await sent;
      expect(page.draft().status).toBe('sent');
      expect(page.drafts.isLostOnUnload()).toBe(false);
    }
  });

  it('is deleted from the tab once it is sent [Z02]', async () => {
    const tab = createTab();
    const page = logInAnew(tab);
    page.write('Hej igen');
    const { ended: sent } = await page.send();
    page.sendings[0]?.answer(stored);
    await sent;
    expect(tab.items.size).toBe(0);
  });
});

describe('that a text is unsent', () => {
  it('is known after log-out, also after a reload, and not after another customer has logged in [Z02]', async () => {
    const tab = createTab();
    const page = logInAnew(tab);
    page.write('Hej igen');
    expect([...waitingDrafts(tab.load())]).toEqual(['written']);
    await page.send();
    page.logOut();
    expect([...waitingDrafts(tab.load())]).toEqual(['unknown']);
    const after = openDocument(tab);
    expect([...waitingDrafts(tab.load())]).toEqual(['unknown']);
    after.logIn(ivar);
    after.logOut();
    expect(waitingDrafts(tab.load()).size).toBe(0);
  });

  it('is not sent after a failure, and nothing once it is sent [E12]', async () => {
    const tab = createTab();
    const page = logInAnew(tab);
    page.write('Hej igen');
    const { ended: failed } = await page.send();
    page.sendings[0]?.answer({ outcome: 'http', url, status: 500 });
    await failed;
    expect([...waitingDrafts(tab.load())]).toEqual(['notSent']);
    const { ended: sent } = await page.send();
    page.sendings[1]?.answer(stored);
    await sent;
    expect(waitingDrafts(tab.load()).size).toBe(0);
  });
});
