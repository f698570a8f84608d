import type { ApiResult, StoredMessage, User } from '@mina-sidor/api-client';
import { describe, expect, it } from 'vitest';

import { aStoredMessage } from '../../testing/aStoredMessage.ts';
import { createTab } from '../../testing/aTab.ts';
import { draftIds, draftKey, logInAnew } from '../../testing/draftDocument.ts';
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
    expect(tab.items.size).toBe(0);
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

  it('tells who listens that it is sent, once and not before that is certain [M13]', async () => {
    const page = logInAnew(createTab());
    const told: unknown[] = [];
    const stop = page.drafts.onSent((where, message) => told.push([where, message]));
    page.write('Hej igen');
    const { ended: lost } = await page.send();
    page.sendings[0]?.answer({ outcome: 'network', url });
    await lost;
    expect(told).toEqual([]);
    const { ended: sent } = await page.send();
    page.sendings[1]?.answer(ok);
    await sent;
    expect(told).toEqual([[draftKey, aStoredMessage]]);
    stop();
    page.write('Hej igen');
    const { ended: again } = await page.send();
    page.sendings[2]?.answer(ok);
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
      clientMessageId: draftIds[0],
    });
  });

  it('that may have arrived and is written on is that again after a reload, until it is changed [Q25]', async () => {
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
    page.drafts.cancel(draftKey);
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
    page.drafts.cancel(draftKey);
    page.sendings[0]?.answer({ outcome: 'aborted', url });
    await sent;
    expect(page.draft().status).toBe('unknown');
  });
});
