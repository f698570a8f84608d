import type { ApiResult, User } from '@mina-sidor/api-client';
import { describe, expect, it } from 'vitest';

import { aStoredMessage, stored } from '../../testing/aStoredMessage.ts';
import { createTab } from '../../testing/aTab.ts';
import { draftIds, draftKey, file, ivar, logInAnew, maja } from '../../testing/draftDocument.ts';

const url = '/api/Communication/PostMessageToConversation';

describe('before a message is sent', () => {
  const answer = (result: ApiResult<User>) => () => Promise.resolve(result);

  it('the store asks who is logged in, so that nothing is sent as another customer or shown to them [Z02]', async () => {
    const tab = createTab();
    const page = logInAnew(tab);
    const told: unknown[] = [];
    page.drafts.endings.subscribe((ended) => told.push(ended));
    page.write('Hej igen');
    page.answerWho(answer({ outcome: 'ok', value: ivar, headers: new Headers() }));
    const { ended } = await page.send();
    await ended;
    expect(page.sendings).toEqual([]);
    expect(page.customerChanges()).toBe(1);
    // It would be said that the text is kept.
    expect(told).toEqual([]);
    page.logIn(ivar);
    expect(page.drafts.store.get().size).toBe(0);
    expect(tab.items.size).toBe(0);
  });

  it('the text stays for the next log-in if the session has ended [Z02] [E12]', async () => {
    const page = logInAnew(createTab());
    page.write('Hej igen');
    page.answerWho(answer({ outcome: 'expired', url }));
    const { ended } = await page.send();
    await ended;
    expect(page.sendings).toEqual([]);
    expect(page.judged).toEqual(['expired']);
    page.logIn(maja);
    expect(page.draft()).toMatchObject({ status: 'unsent', problem: 'loggedOut' });
  });

  it.each([
    ['network', { outcome: 'network', url }],
    ['timeout', { outcome: 'timeout', url }],
    ['http', { outcome: 'http', url, status: 502 }],
  ] as const)('nothing is sent if the request for the user fails (%s) [E12]', async (_, result) => {
    const page = logInAnew(createTab());
    page.write('Hej igen');
    page.answerWho(answer(result));
    const { ended } = await page.send();
    await ended;
    expect(page.sendings).toEqual([]);
    expect(page.draft()).toMatchObject({ status: 'unsent', problem: 'failed' });
  });

  it('nothing is sent after a log-out [Z02]', async () => {
    const page = logInAnew(createTab());
    page.write('Hej igen');
    page.answerWho(() => {
      page.logOut();
      return Promise.resolve({ outcome: 'ok', value: maja, headers: new Headers() });
    });
    const { ended } = await page.send();
    await ended;
    expect(page.sendings).toEqual([]);
    page.logIn(maja);
    expect(page.draft()).toMatchObject({ status: 'unsent', problem: 'loggedOut' });
  });
});

describe('a file that cannot be read', () => {
  class FileOnDisk extends File {
    isThere = true;
    override slice(): Blob {
      const blob = new Blob(['x']);
      if (!this.isThere)
        blob.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
      return blob;
    }
  }
  const onDisk = () => new FileOnDisk(['x'], 'bild.png');

  it('keeps the message from being sent, and is named [E12]', async () => {
    const page = logInAnew(createTab());
    const gone = onDisk();
    gone.isThere = false;
    page.attach(file, gone);
    const { ended } = await page.send();
    await ended;
    expect(page.sendings).toEqual([]);
    expect(page.draft()).toMatchObject({
      status: 'unsent',
      problem: 'unreadable',
      files: { chosen: [file] },
      lostFileNames: ['bild.png'],
    });
  });

  it.each([
    ['while some of it is left, is why the line was cut', 40, 'unsent'],
    ['when all has left, tells nothing of what arrived', 100, 'unknown'],
  ] as const)('and goes away %s [E12] [Q25]', async (_, sentBytes, status) => {
    const page = logInAnew(createTab());
    const going = onDisk();
    page.attach(going);
    const { ended } = await page.send();
    going.isThere = false;
    page.sendings[0]?.onProgress({ sentBytes, totalBytes: 100 });
    page.sendings[0]?.answer({ outcome: 'network', url });
    await ended;
    expect(page.draft().status).toBe(status);
  });
});

describe('a file that the browser still waits for', () => {
  class FileInCloud extends File {
    isThere = false;
    readonly waiting: Promise<void>;
    #tellWaiting: () => void = () => undefined;
    constructor() {
      super(['x'], 'bild.png');
      this.waiting = new Promise((resolve) => {
        this.#tellWaiting = resolve;
      });
    }
    override slice(): Blob {
      const blob = new Blob(['x']);
      if (this.isThere) return blob;
      blob.arrayBuffer = () => new Promise(() => this.#tellWaiting());
      return blob;
    }
  }

  it('does not keep the customer from stopping the message before it is sent [Z10]', async () => {
    const page = logInAnew(createTab());
    const awaited = new FileInCloud();
    page.attach(awaited);
    const sent = page.send();
    await awaited.waiting;
    page.drafts.cancel(draftKey);
    await (
      await sent
    ).ended;
    expect(page.sendings).toEqual([]);
    expect(page.draft()).toMatchObject({
      status: 'unsent',
      problem: null,
      files: { chosen: [awaited] },
    });
  });

  it('tells nothing of what arrived when it goes away while it is sent [Z10] [Q25]', async () => {
    const page = logInAnew(createTab());
    const awaited = new FileInCloud();
    awaited.isThere = true;
    page.attach(awaited);
    const { ended } = await page.send();
    awaited.isThere = false;
    page.sendings[0]?.answer({ outcome: 'network', url });
    await awaited.waiting;
    page.drafts.cancel(draftKey);
    await ended;
    expect(page.draft().status).toBe('unknown');
  });
});

describe('a sending', () => {
  it('happens once, however often the button is pressed [M09]', async () => {
    const page = logInAnew(createTab());
    page.write('Hej igen');
    await page.send();
    await page.send();
    expect(page.sendings.length).toBe(1);
  });

  it('reports its end once, and only to listeners that still subscribe [M13]', async () => {
    const page = logInAnew(createTab());
    const told: unknown[] = [];
    const stop = page.drafts.endings.subscribe(({ key, draft }) => told.push([key, draft.status]));
    page.write('Hej igen');
    const { ended: lost } = await page.send();
    page.sendings[0]?.answer({ outcome: 'network', url });
    await lost;
    expect(told).toEqual([[draftKey, 'unknown']]);
    const { ended: sent } = await page.send();
    expect(told.length).toBe(1);
    page.sendings[1]?.answer(stored);
    await sent;
    expect(told).toEqual([
      [draftKey, 'unknown'],
      [draftKey, 'sent'],
    ]);
    expect(page.draft()).toMatchObject({ message: aStoredMessage });
    stop();
    page.write('Hej igen');
    const { ended: again } = await page.send();
    page.sendings[2]?.answer(stored);
    await again;
    expect(told.length).toBe(2);
  });

  it('keeps text and id for the next log-in when the session had ended [Z02] [E12]', async () => {
    const page = logInAnew(createTab());
    page.write('Hej igen');
    const { ended: sent } = await page.send();
    page.sendings[0]?.answer({ outcome: 'expired', url });
    await sent;
    expect(page.drafts.store.get().size).toBe(0);
    page.logIn(maja);
    expect(page.draft()).toMatchObject({
      status: 'unsent',
      problem: 'loggedOut',
      fields: { message: 'Hej igen' },
      clientMessageId: draftIds[0],
    });
  });

  it('may have arrived after a reload if it was unlocked and not changed [Q25]', async () => {
    const tab = createTab();
    const before = logInAnew(tab);
    before.write('Hej igen');
    const { ended } = await before.send();
    before.sendings[0]?.answer({ outcome: 'network', url });
    await ended;
    before.drafts.change(draftKey, { type: 'released' });
    expect(logInAnew(tab).draft()).toMatchObject({
      status: 'unknown',
      clientMessageId: draftIds[0],
    });
    before.write('Hej på nytt');
    // The first id is that of the lost message, and the second was made for its sending and not used.
    expect(logInAnew(tab).draft()).toMatchObject({
      status: 'unsent',
      clientMessageId: draftIds[2],
    });
  });

  it('has the same id in a tab that was copied with it, so that both store one message [Z66]', async () => {
    const tab = createTab();
    const page = logInAnew(tab);
    page.write('Hej igen');
    const copiedTab = createTab();
    for (const [name, text] of tab.items) copiedTab.items.set(name, text);
    const copy = logInAnew(copiedTab);
    expect(copy.draft()).toMatchObject({ status: 'unsent', clientMessageId: draftIds[0] });
    for (const each of [page, copy]) {
      await each.send();
      expect(each.sendings[0]?.clientMessageId).toBe(draftIds[0]);
    }
  });

  it('may have arrived when a reload interrupts it, and is sent again with its id [Q24] [Q25]', async () => {
    const tab = createTab();
    const before = logInAnew(tab);
    before.write('Hej igen');
    await before.send();
    const page = logInAnew(tab);
    expect(page.draft()).toMatchObject({ status: 'unknown', fields: { message: 'Hej igen' } });
    await page.send();
    expect(page.sendings[0]?.clientMessageId).toBe(draftIds[0]);
  });

  it('is stopped by a log-out, and may have arrived [Z02]', async () => {
    const page = logInAnew(createTab());
    page.write('Hej igen');
    const { ended: sent } = await page.send();
    page.logOut();
    expect(page.sendings[0]?.signal.aborted).toBe(true);
    page.logIn(maja);
    expect(page.draft().status).toBe('unknown');
    page.sendings[0]?.answer({ outcome: 'aborted', url });
    await sent;
    expect(page.draft().status).toBe('unknown');
  });

  it('shows the next customer nothing when its answer comes after they have logged in [Z02]', async () => {
    const page = logInAnew(createTab());
    const told: unknown[] = [];
    page.drafts.endings.subscribe((ended) => told.push(ended));
    page.write('Hej igen');
    const { ended: sent } = await page.send();
    page.logOut();
    page.logIn(ivar);
    page.sendings[0]?.answer(stored);
    await sent;
    expect(page.drafts.store.get().size).toBe(0);
    expect(told).toEqual([]);
  });

  it('keeps text and files when it is stopped before all of it has left [Z10]', async () => {
    const page = logInAnew(createTab());
    page.write('Hej igen');
    page.attach(file);
    const { ended: sent } = await page.send();
    page.sendings[0]?.onProgress({ sentBytes: 40, totalBytes: 100 });
    expect(page.draft()).toMatchObject({ status: 'sending', progress: 0.4 });
    page.drafts.cancel(draftKey);
    page.sendings[0]?.answer({ outcome: 'aborted', url });
    await sent;
    expect(page.draft()).toMatchObject({
      status: 'unsent',
      problem: null,
      files: { chosen: [file] },
    });
  });

  it('may have arrived when it is stopped after all of it has left [Z10]', async () => {
    const page = logInAnew(createTab());
    page.write('Hej igen');
    page.attach(file);
    const { ended: sent } = await page.send();
    page.sendings[0]?.onProgress({ sentBytes: 100, totalBytes: 100 });
    page.drafts.cancel(draftKey);
    page.sendings[0]?.answer({ outcome: 'aborted', url });
    await sent;
    expect(page.draft().status).toBe('unknown');
  });
});
