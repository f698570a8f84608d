import type { ApiResult, StoredMessage, User } from '@mina-sidor/api-client';
import { noFiles } from '@mina-sidor/ui';
import { describe, expect, it } from 'vitest';

import type { Session } from '../session.ts';
import { createStore } from '../store.ts';
import { aUser } from '../testing/StoryFrame.tsx';
import type { DraftKey } from './draft.rules.ts';
import { createDraftStore, type Sending } from './drafts.ts';

const url = '/api/Communication/PostMessageToConversation';
const stored: StoredMessage = {
  id: 'm1',
  conversationId: '7',
  message: 'Hej igen',
  createdByIdentity: true,
  createdDisplay: null,
  createdAt: '2026-11-20T10:42:00+01:00',
  numberOfFilesUploaded: 0,
  messageSubject: 'other',
};
const ok: ApiResult<StoredMessage> = { outcome: 'ok', value: stored, headers: new Headers() };
const key: DraftKey = 'reply:7';
const file = new File(['x'.repeat(100)], 'kvitto.pdf', { lastModified: 1 });
const maja = aUser({ userKey: 'maja' });
const ivar = aUser({ userKey: 'ivar', fullName: 'Ivar Berg' });
const ids = [
  '7b5c1f0e-0000-4000-8000-000000000001',
  '7b5c1f0e-0000-4000-8000-000000000002',
  '7b5c1f0e-0000-4000-8000-000000000003',
] as const;

/** A tab's storage, of which a test may say that it is full. */
function createTab(): Storage & { isFull: boolean } {
  const items = new Map<string, string>();
  return {
    isFull: false,
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    clear: () => items.clear(),
    getItem: (name) => items.get(name) ?? null,
    removeItem: (name) => void items.delete(name),
    setItem(name, value) {
      if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
      items.set(name, value);
    },
  };
}

/** A document of the portal in the tab; a new one is a reload. */
function openDocument(storage: Storage | null) {
  const session = createStore<Session>({ status: 'unknown' });
  const sendings: (Sending & { readonly answer: (result: ApiResult<StoredMessage>) => void })[] =
    [];
  const judged: string[] = [];
  let count = 0;
  let customerChanges = 0;
  /** Whose session the server has by now; the test may say otherwise than the page believes. */
  let whoAnswers = (): Promise<ApiResult<User>> => {
    const current = session.get();
    if (current.status !== 'loggedIn') return Promise.resolve({ outcome: 'expired', url });
    return Promise.resolve({ outcome: 'ok', value: current.user, headers: new Headers() });
  };
  const drafts = createDraftStore({
    session: { store: session },
    storage,
    newId: () => ids[(count += 1) - 1] ?? '',
    ask: async (call) => {
      const result = await call();
      // As the application does (row E04).
      if (result.outcome === 'expired') session.set({ status: 'anonymous' });
      judged.push(result.outcome);
    },
    askForUser: () => whoAnswers(),
    changeCustomer: () => {
      customerChanges += 1;
      session.set({ status: 'anonymous' });
    },
  });
  return {
    drafts,
    sendings,
    judged,
    logIn: (user: User) => session.set({ status: 'loggedIn', user }),
    logOut: () => session.set({ status: 'anonymous' }),
    write: (message: string) => drafts.change(key, { type: 'edited', fields: { message } }),
    attach: (...chosen: readonly File[]) =>
      drafts.change(key, { type: 'attached', files: { ...noFiles, chosen } }),
    /** Sends, and waits until the call is made or it is clear that there will be none. */
    send: async () => {
      let tellCalled: () => void = () => undefined;
      const isCalled = new Promise<void>((resolve) => {
        tellCalled = resolve;
      });
      const ended = drafts.send(key, (sending) => {
        tellCalled();
        return new Promise((answer) => sendings.push({ ...sending, answer }));
      });
      await Promise.race([isCalled, ended]);
      return { ended };
    },
    answerWho: (answer: () => Promise<ApiResult<User>>) => {
      whoAnswers = answer;
    },
    customerChanges: () => customerChanges,
    draft: () => drafts.get(key),
  };
}

function logInAnew(storage: Storage | null, user: User = maja) {
  const page = openDocument(storage);
  page.logIn(user);
  return page;
}

describe('what is typed', () => {
  it('is there after a reload, with the names of the files that are not [Z02]', () => {
    const tab = createTab();
    const before = logInAnew(tab);
    before.write('Hej igen');
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
    expect(tab.length).toBe(0);
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
    page.logIn({ ...maja, balance: '0' });
    expect(page.draft().files.chosen).toEqual([file]);
  });

  it('ends at log-out for a customer who cannot be known again [Z02]', () => {
    const tab = createTab();
    const nobody = aUser({ userKey: null });
    const page = logInAnew(tab, nobody);
    page.write('Hej igen');
    page.logIn({ ...nobody, balance: '0' });
    expect(page.draft().fields.message).toBe('Hej igen');
    expect(tab.length).toBe(0);
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
    expect(tab.length).toBe(0);
  });

  it('outlives a release that keeps more of it, and a draft beside it that makes no sense [Z02]', () => {
    const tab = createTab();
    const kept = { fileNames: [], clientMessageId: null, problem: null, mayHaveArrived: false };
    const older = ['reply:7', { ...kept, fields: { message: 'Hej igen' } }];
    tab.setItem('drafts', JSON.stringify({ userKey: 'maja', drafts: [['reply:8', 1], older] }));
    const page = logInAnew(tab);
    expect([...page.drafts.store.get().keys()]).toEqual([key]);
    expect(page.draft().fields).toMatchObject({ message: 'Hej igen', email: '' });
  });

  it.each(['', 'null', '{', '{"userKey":"maja"}', '{"userKey":"maja","drafts":[["x",{}]]}'])(
    'is not made of what lies there in its place: %s [Z02]',
    (text) => {
      const tab = createTab();
      tab.setItem('drafts', text);
      expect(logInAnew(tab).drafts.store.get().size).toBe(0);
      expect(tab.length).toBe(0);
    },
  );

  it('can be written and sent where the tab keeps nothing, or no more [Z02]', async () => {
    const tab = createTab();
    tab.isFull = true;
    for (const storage of [tab, null]) {
      const page = logInAnew(storage);
      page.write('Hej igen');
      const { ended: sent } = await page.send();
      page.sendings[0]?.answer(ok);
      await sent;
      expect(page.draft().status).toBe('sent');
    }
  });

  it('is kept no longer than until it is sent [Z02]', async () => {
    const tab = createTab();
    const page = logInAnew(tab);
    page.write('Hej igen');
    const { ended: sent } = await page.send();
    page.sendings[0]?.answer(ok);
    await sent;
    expect(tab.length).toBe(0);
  });
});

describe('what lies unsent', () => {
  it('is known while nobody is logged in, also after a reload, and never to another customer [Z02]', async () => {
    const tab = createTab();
    const page = logInAnew(tab);
    page.write('Hej igen');
    await page.send();
    expect([...page.drafts.states.get()]).toEqual([[key, 'sending']]);
    page.logOut();
    expect([...page.drafts.states.get()]).toEqual([[key, 'unknown']]);
    const after = openDocument(tab);
    expect([...after.drafts.states.get()]).toEqual([[key, 'unknown']]);
    after.logIn(ivar);
    expect(after.drafts.states.get().size).toBe(0);
    after.logOut();
    expect(after.drafts.states.get().size).toBe(0);
  });

  it('is written, then not sent, then nothing [E12]', async () => {
    const page = logInAnew(createTab());
    page.write('Hej igen');
    expect(page.drafts.states.get().get(key)).toBe('written');
    const { ended: failed } = await page.send();
    page.sendings[0]?.answer({ outcome: 'http', url, status: 500 });
    await failed;
    expect(page.drafts.states.get().get(key)).toBe('notSent');
    const { ended: sent } = await page.send();
    page.sendings[1]?.answer(ok);
    await sent;
    expect(page.drafts.states.get().size).toBe(0);
  });
});

describe('before anything is sent', () => {
  const answer = (result: ApiResult<User>) => () => Promise.resolve(result);

  it('it is asked whose session it is: what one customer wrote is never sent as another’s, nor shown to them [Z02]', async () => {
    const tab = createTab();
    const page = logInAnew(tab);
    page.write('Hej igen');
    page.answerWho(answer({ outcome: 'ok', value: ivar, headers: new Headers() }));
    const { ended } = await page.send();
    await ended;
    expect(page.sendings).toEqual([]);
    expect(page.customerChanges()).toBe(1);
    page.logIn(ivar);
    expect(page.drafts.store.get().size).toBe(0);
    expect(tab.length).toBe(0);
  });

  it('a session that is gone leaves the text for the next log-in, certainly not sent [Z02] [E12]', async () => {
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
  ] as const)(
    'a server that cannot be asked (%s) has certainly not got the message [E12]',
    async (_, result) => {
      const page = logInAnew(createTab());
      page.write('Hej igen');
      page.answerWho(answer(result));
      const { ended } = await page.send();
      await ended;
      expect(page.sendings).toEqual([]);
      expect(page.draft()).toMatchObject({ status: 'unsent', problem: 'failed' });
    },
  );

  it('a log-out while it is asked sends nothing [Z02]', async () => {
    const page = logInAnew(createTab());
    page.write('Hej igen');
    page.answerWho(() => {
      page.logOut();
      return Promise.resolve({ outcome: 'ok', value: maja, headers: new Headers() });
    });
    const { ended } = await page.send();
    await ended;
    expect(page.sendings).toEqual([]);
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

describe('a sending', () => {
  it('is one, however often the button is pressed [M09]', async () => {
    const page = logInAnew(createTab());
    page.write('Hej igen');
    await page.send();
    await page.send();
    expect(page.sendings.length).toBe(1);
  });

  it('tells who listens that it is sent, once', async () => {
    const page = logInAnew(createTab());
    const told: unknown[] = [];
    const stop = page.drafts.onSent((where, message) => told.push([where, message]));
    page.write('Hej igen');
    const { ended: sent } = await page.send();
    page.sendings[0]?.answer(ok);
    await sent;
    expect(told).toEqual([[key, stored]]);
    stop();
    page.write('Hej igen');
    const { ended: again } = await page.send();
    page.sendings[1]?.answer(ok);
    await again;
    expect(told.length).toBe(1);
  });

  it('that finds the customer logged out leaves the text, and its id, for the next log-in [Z02] [E12]', async () => {
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
      clientMessageId: ids[0],
    });
  });

  it('that may have arrived and is written on is that again after a reload, until it is changed [Q25]', async () => {
    const tab = createTab();
    const before = logInAnew(tab);
    before.write('Hej igen');
    const { ended } = await before.send();
    before.sendings[0]?.answer({ outcome: 'network', url });
    await ended;
    before.drafts.change(key, { type: 'released' });
    expect(logInAnew(tab).draft()).toMatchObject({ status: 'unknown', clientMessageId: ids[0] });
    before.write('Hej på nytt');
    expect(logInAnew(tab).draft()).toMatchObject({ status: 'unsent', clientMessageId: null });
  });

  it('that a reload cuts may have arrived, and is sent again with its id [Q24] [Q25]', async () => {
    const tab = createTab();
    const before = logInAnew(tab);
    before.write('Hej igen');
    await before.send();
    const page = logInAnew(tab);
    expect(page.draft()).toMatchObject({ status: 'unknown', fields: { message: 'Hej igen' } });
    await page.send();
    expect(page.sendings[0]?.clientMessageId).toBe(ids[0]);
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

  it('whose late answer comes to another customer tells them nothing [Z02]', async () => {
    const page = logInAnew(createTab());
    const told: unknown[] = [];
    page.drafts.onSent((where) => told.push(where));
    page.write('Hej igen');
    const { ended: sent } = await page.send();
    page.logOut();
    page.logIn(ivar);
    page.sendings[0]?.answer(ok);
    await sent;
    expect(page.drafts.store.get().size).toBe(0);
    expect(told).toEqual([]);
  });

  it('can be stopped while something of it is left, and keeps text and files [Z10]', async () => {
    const page = logInAnew(createTab());
    page.write('Hej igen');
    page.attach(file);
    const { ended: sent } = await page.send();
    page.sendings[0]?.onProgress({ sentBytes: 40, totalBytes: 100 });
    expect(page.draft().files).toMatchObject({ status: 'sending', progress: 0.4 });
    page.drafts.cancel(key);
    page.sendings[0]?.answer({ outcome: 'aborted', url });
    await sent;
    expect(page.draft()).toMatchObject({
      status: 'unsent',
      problem: 'stopped',
      files: { chosen: [file] },
    });
  });

  it('that is stopped when nothing of it is left may have arrived [Z10]', async () => {
    const page = logInAnew(createTab());
    page.write('Hej igen');
    page.attach(file);
    const { ended: sent } = await page.send();
    page.sendings[0]?.onProgress({ sentBytes: 100, totalBytes: 100 });
    page.drafts.cancel(key);
    page.sendings[0]?.answer({ outcome: 'aborted', url });
    await sent;
    expect(page.draft().status).toBe('unknown');
  });
});
