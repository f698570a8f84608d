import { randomUUID } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { field } from '../testing/browser.ts';
import { messaging } from '../testing/messaging.ts';
import { startSandbox } from '../testing/startSandbox.ts';

const sandbox = startSandbox();
const [maja, ivar, vera] = ['198704129843', '197509239831', '195906029896'];

describe('the conversations of a customer', () => {
  it('come with their messages, the one with the newest message first [Q23, Q38]', async () => {
    const list = await messaging.list(await sandbox.loggedIn(maja));
    expect(
      list.map(({ conversationId, subject, referenceNumber, readByCustomer }) => [
        conversationId,
        subject,
        referenceNumber,
        readByCustomer,
      ]),
    ).toEqual([
      ['standard-1', 'insurance', '47110023918', false],
      ['standard-2', 'damage', '2026/1187', false],
      ['standard-3', 'other', null, true],
    ]);
    expect(list[0]?.conversationMessages.map((each) => each.createdByIdentity)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(list[0]?.conversationMessages[2]).toEqual({
      id: 'standard-1-3',
      message: 'Här kommer den.',
      createdByIdentity: true,
      createdDisplay: '18 nov 10.42',
      createdAt: '2026-11-18T10:42:00+01:00',
      numberOfFilesUploaded: 1,
      messageSubject: 'insurance',
    });
  });

  it('can be fetched one by one [Q23]', async () => {
    const browser = await sandbox.loggedIn(maja);
    const [first] = await messaging.list(browser);
    expect((await messaging.one(browser, 'standard-1')).json).toEqual(first);
  });

  it('are read when the customer has opened them, and stay so [M03, Q26]', async () => {
    const browser = await sandbox.loggedIn(maja);
    expect(await messaging.unread(browser)).toBe(2);
    for (const _time of [1, 2]) {
      expect((await messaging.markAsRead(browser, 'standard-1')).status).toBe(204);
      expect(await messaging.unread(browser)).toBe(1);
    }
    const [first] = await messaging.list(browser);
    expect(first?.readByCustomer).toBe(true);
  });

  it('are an empty list for a customer who has never written', async () => {
    expect(await messaging.list(await sandbox.loggedIn(vera))).toEqual([]);
  });
});

describe('a question', () => {
  it('begins a conversation, which comes first and has been read [M13, Q24]', async () => {
    const browser = await sandbox.loggedIn(maja);
    const message = 'Hej!\nNär hände det…';
    const stored = await messaging.stored(
      messaging.ask(browser, {
        portalMessageType: 'Damage',
        systemReferenceNumber: '2026/7 ',
        message,
      }),
    );
    expect(stored).toMatchObject({
      message: 'Hej!\nNär hände det...',
      createdByIdentity: true,
      createdDisplay: 'i dag 09.00',
      createdAt: '2026-11-20T09:00:00+01:00',
      numberOfFilesUploaded: 0,
      messageSubject: 'damage',
    });
    const { conversationId, ...kept } = stored;
    const [first, ...others] = await messaging.list(browser);
    expect(first?.publicId).toMatch(/^M-\d{6}$/u);
    expect(first).toMatchObject({
      conversationId,
      subject: 'damage',
      referenceNumber: '2026/7',
      readByCustomer: true,
      conversationMessages: [kept],
    });
    expect(others).toHaveLength(3);
    expect(await messaging.unread(browser)).toBe(2);
  });

  it('takes nothing from fields that the contract does not name', async () => {
    const browser = await sandbox.loggedIn(maja);
    const forged = { createdByIdentity: 'false', createdAt: '2020-01-01', conversationId: 'x' };
    const stored = await messaging.stored(messaging.ask(browser, forged));
    expect(stored).toMatchObject({
      createdByIdentity: true,
      createdAt: '2026-11-20T09:00:00+01:00',
    });
    expect(stored.conversationId).not.toBe('x');
  });

  it.each([
    ['message', { message: 'Hej <b>du</b>' }],
    ['email', { email: '' }],
    ['phone', { phone: 'ring mig' }],
    ['systemReferenceNumber', { portalMessageType: 'Damage', systemReferenceNumber: '2026-1' }],
  ])('is refused for its %s: %j [V03, V06, V07, V09]', async (name, fields) => {
    const browser = await sandbox.loggedIn(maja);
    const answer = await messaging.ask(browser, fields, [messaging.pdf()]);
    expect(answer.status).toBe(400);
    expect(field(answer.json, 'detail')).toMatch(`form: ${name} `);
    expect(await messaging.list(browser)).toHaveLength(3);
  });
});

describe('a reply', () => {
  it('is added at the end, and its conversation comes first [Q25]', async () => {
    const browser = await sandbox.loggedIn(maja);
    const stored = await messaging.stored(messaging.reply(browser, 'standard-3'));
    expect(stored).toMatchObject({ conversationId: 'standard-3', messageSubject: 'other' });
    const [first] = await messaging.list(browser);
    expect(first?.conversationId).toBe('standard-3');
    expect(first?.conversationMessages.at(-1)?.id).toBe(stored.id);
  });

  it.each(['message', 'conversationId', 'clientMessageId'])(
    'has to have %s [Q25]',
    async (name) => {
      const browser = await sandbox.loggedIn(maja);
      const answer = await messaging.reply(browser, 'standard-3', { [name]: undefined });
      expect([answer.status, field(answer.json, 'detail')]).toEqual([
        400,
        `form: ${name} is missing or of the wrong form.`,
      ]);
    },
  );
});

describe('a message that is sent again with the same clientMessageId', () => {
  it('is stored once and answered as it was stored [Q24, Q25]', async () => {
    const browser = await sandbox.loggedIn(maja);
    const clientMessageId = randomUUID();
    const first = await messaging.ask(browser, { clientMessageId });
    sandbox.clock.advance(60_000);
    const again = await messaging.ask(browser, { clientMessageId });
    expect([again.status, again.json]).toEqual([200, first.json]);
    expect(await messaging.list(browser)).toHaveLength(4);
  });

  it('is stored once, with its files, when ten copies come at the same time [Q25]', async () => {
    const browser = await sandbox.loggedIn(maja);
    const clientMessageId = randomUUID();
    const send = () =>
      messaging.reply(browser, 'standard-1', { clientMessageId }, [messaging.pdf()]);
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    const [first] = answers;
    for (const answer of answers) expect([answer.status, answer.json]).toEqual([200, first?.json]);
    const [conversation] = await messaging.list(browser);
    expect(conversation?.conversationMessages).toHaveLength(5);
    const { json } = await sandbox.control('GET', `conversations?personalNumber=${maja}`);
    expect(JSON.stringify(json).match(/intyg\.pdf/gu)).toHaveLength(2);
  });

  it('is stored when another customer has used the same id', async () => {
    const clientMessageId = randomUUID();
    const own = await messaging.stored(
      messaging.ask(await sandbox.loggedIn(maja), { clientMessageId }),
    );
    const other = await messaging.stored(
      messaging.ask(await sandbox.loggedIn(ivar), { clientMessageId }),
    );
    expect(other.id).not.toBe(own.id);
  });
});

describe('a system that is switched off', () => {
  const switchOff = (system: string) =>
    sandbox.control('PATCH', 'site-state', [{ system, online: false }]);
  const named = ({ status, headers }: { status: number; headers: Headers }) => [
    status,
    headers.get('service-unavailable'),
  ];

  it('takes messages without files when files cannot be attached [A14]', async () => {
    const browser = await sandbox.loggedIn(maja);
    await switchOff('attachedFiles');
    expect((await messaging.reply(browser, 'standard-1')).status).toBe(200);
    const withFile = await messaging.reply(browser, 'standard-1', {}, [messaging.pdf()]);
    const metadata = await messaging.metadata(browser, 'standard-1', 'standard-1-3');
    const download = await messaging.download(browser, 'standard-1-3-1');
    for (const answer of [withFile, metadata, download]) {
      expect(named(answer)).toEqual([503, 'attachedFiles']);
    }
  });
});
