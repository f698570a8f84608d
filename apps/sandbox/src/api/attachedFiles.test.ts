import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createSandbox, type Sandbox } from '../server.ts';
import { createBrowser, field, type Browser } from '../testing/browser.ts';
import { messaging } from '../testing/messaging.ts';
import { zipOf } from '../testing/zipOf.ts';
import { makeFolder } from '../testing/makeFolder.ts';

// A separate sandbox with a folder, so that the test can read the files on disk.
const data = makeFolder();
let sandbox: Sandbox;
let browser: Browser;
beforeAll(async () => {
  sandbox = await createSandbox({ port: 0, data, heavyCases: 0, processingMs: 0 });
  browser = createBrowser(sandbox.url);
  await browser.logIn();
});
afterAll(() => sandbox.close());

const control = (method: string, path: string, body?: unknown) =>
  browser.call(`/sandbox/api/${path}`, { method, body });
const onDisk = () => readdirSync(`${data}/files`).length;
const reply = (...files: readonly File[]) => messaging.reply(browser, 'standard-1', {}, files);
const megabyte = 1024 * 1024;

/** How files of each kind begin; those of a zip are whole. */
const contents = {
  pdf: Buffer.from('%PDF-1.7\n'),
  latePdf: Buffer.from(`${'\n'.repeat(100)}%PDF-1.4\n`),
  png: readFileSync(new URL('../messages/samplePicture.png', import.meta.url)),
  jpg: Buffer.from('FFD8FFE000104A464946', 'hex'),
  cfb: Buffer.from('D0CF11E0A1B11AE1', 'hex'),
  docx: zipOf(
    '[Content_Types].xml',
    '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  ),
  xlsx: zipOf(
    '[Content_Types].xml',
    '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
  ),
  zip: zipOf('virus.exe', 'MZ'),
  exe: Buffer.from('MZ\u0000\u0000'),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  text: Buffer.from('hej'),
} as const;

const contentRows = [
  ['a.pdf', 'pdf', 200],
  ['a.pdf', 'latePdf', 200],
  ['a.PNG', 'png', 200],
  ['a.jpg', 'jpg', 200],
  ['a.jpeg', 'jpg', 200],
  ['a.doc', 'cfb', 200],
  ['a.docx', 'docx', 200],
  ['a.pdf', 'html', 400],
  ['a.pdf', 'png', 400],
  ['a.png', 'jpg', 400],
  ['a.jpg', 'latePdf', 400],
  ['a.jpg', 'text', 400],
  ['a.doc', 'docx', 400],
  ['a.docx', 'cfb', 400],
  ['a.docx', 'xlsx', 400],
  ['a.docx', 'zip', 400],
  ['a.doc', 'exe', 400],
] as const;

describe('files of a message', () => {
  it('are kept as they were, and fetched with name and type [Q27, Q31, Z11]', async () => {
    const bytes = new Uint8Array(contents.png);
    const picture = new File([bytes], 'Å bild (1).PNG', { type: 'image/png' });
    const document = new File([contents.cfb], 'brev.doc', { type: 'application/msword' });
    const message = await messaging.stored(reply(picture, document));
    expect(message.numberOfFilesUploaded).toBe(2);

    await expect.poll(() => messaging.files(browser, message)).toHaveLength(2);
    const files = await messaging.files(browser, message);
    expect(files).toMatchObject([
      {
        fileName: 'Å bild (1).PNG',
        extension: 'png',
        fileSize: bytes.length,
        removedDateTime: null,
      },
      {
        fileName: 'brev.doc',
        extension: 'doc',
        fileSize: contents.cfb.length,
        removedDateTime: null,
      },
    ]);

    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const url = `${sandbox.url}/Communication/DownloadAttachedFile?token=${String(files[0]?.token)}`;
    const shown = await fetch(url, { headers: { cookie } });
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(bytes.length),
      'content-disposition': "inline; filename*=UTF-8''%C3%85%20bild%20%281%29.PNG",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const saved = await messaging.download(browser, files[1]?.token);
    expect(saved.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''brev.doc");
  });

  it('are taken up to 10, of 50 MB together [A06, A07]', async () => {
    const small = Array.from({ length: 9 }, (_, index) => messaging.pdf(`${String(index)}.pdf`));
    const large = messaging.pdf('stor.pdf', 50 * megabyte - 9 * 8);
    const message = await messaging.stored(reply(...small, large));
    expect(message.numberOfFilesUploaded).toBe(10);
  });

  it.each([
    [
      'there are more than 10',
      () => Array.from({ length: 11 }, (_, n) => messaging.pdf(`${String(n)}.pdf`)),
    ],
    [
      'together they are larger than 50 MB',
      () => [messaging.pdf(), messaging.pdf('b.pdf', 50 * megabyte - 7)],
    ],
  ])('are refused as a whole when %s, and leave nothing behind [A13]', async (why, files) => {
    const before = onDisk();
    const answer = await reply(...files());
    expect([answer.status, field(answer.json, 'detail')]).toEqual([400, `form: files: ${why}.`]);
    expect(onDisk()).toBe(before);
  });

  it.each([
    ['"a.exe" is of a type that cannot be attached', () => messaging.file('a.exe', '')],
    [
      '"inga[U+202E]fdp.pdf" has characters in its name that cannot be seen: U+202E',
      () => messaging.pdf('inga\u202Efdp.pdf'),
    ],
  ])('are refused as a whole when %s, and the answer names it [A13]', async (why, wrong) => {
    const before = onDisk();
    const answer = await reply(messaging.pdf(), wrong());
    expect([answer.status, field(answer.json, 'detail')]).toEqual([400, `form: files: ${why}.`]);
    expect(answer.headers.get('refused-file')).toBe('1');
    expect(onDisk()).toBe(before);
  });

  it.each(contentRows)(
    '%s that holds %s is answered with %i, as its name and bytes agree or not [A02]',
    async (name, held, status) => {
      const before = onDisk();
      const answer = await reply(messaging.pdf(), new File([new Uint8Array(contents[held])], name));
      expect(answer.status).toBe(status);
      if (status === 200) return;
      expect(field(answer.json, 'detail')).toBe(
        `form: files: "${name}" does not hold what its name says.`,
      );
      expect(answer.headers.get('refused-file')).toBe('1');
      expect(onDisk()).toBe(before);
    },
  );

  it('are refused in another part of the form', async () => {
    const before = onDisk();
    const form = new FormData();
    form.append('file', messaging.pdf());
    const answer = await browser.call('/api/Communication/PostMessageToConversation', {
      method: 'POST',
      body: form,
      headers: { 'x-xsrf-token': browser.antiForgeryToken() },
    });
    expect(answer.status).toBe(400);
    expect(onDisk()).toBe(before);
  });

  it('leave nothing behind when the connection breaks half-way, and the sandbox goes on [Z10]', async () => {
    const before = onDisk();
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sending = request(`${sandbox.url}/api/Communication/PostMessageToConversation`, {
      method: 'POST',
      headers: {
        cookie,
        'x-xsrf-token': browser.antiForgeryToken(),
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': '1000000',
      },
    });
    sending.on('error', () => undefined);
    sending.write('--b\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n');
    sending.write(`content-type: application/pdf\r\n\r\n${'a'.repeat(100_000)}`);
    await expect.poll(() => onDisk()).toBe(before + 1);

    sending.destroy();

    await expect.poll(() => onDisk()).toBe(before);
    expect((await reply(messaging.pdf())).status).toBe(200);
  });
});

describe('a file that waits for its virus check', () => {
  it('is among the files only when it is ready, and gone once it is removed [A12, E15]', async () => {
    await control('PATCH', 'settings', { automaticProcessing: false });
    const message = await messaging.stored(
      reply(messaging.pdf('ett.pdf'), messaging.pdf('två.pdf')),
    );
    expect(await messaging.files(browser, message)).toEqual([]);
    const { json } = await control('GET', 'conversations?personalNumber=198704129843');
    const [token, other] =
      JSON.stringify(json)
        .match(/"token":"[^"]+","fileName":"(?:ett|två)/gu)
        ?.map((found) => found.split('"')[3]) ?? [];
    expect((await messaging.download(browser, token)).status).toBe(404);

    await control('POST', `attachments/${String(token)}/process`);
    expect(await messaging.files(browser, message)).toMatchObject([{ fileName: 'ett.pdf' }]);
    expect((await messaging.download(browser, token)).text).toBe('%PDF-1.7');

    const before = onDisk();
    await control('POST', `attachments/${String(token)}/remove`);
    await control('POST', `attachments/${String(other)}/process`);
    const [removed, kept] = await messaging.files(browser, message);
    expect(removed?.removedDateTime).toMatch(/^\d{4}-\d\d-\d\dT/u);
    expect(kept?.removedDateTime).toBeNull();
    expect((await messaging.download(browser, token)).status).toBe(404);
    expect(onDisk()).toBe(before - 1);
    await control('PATCH', 'settings', { automaticProcessing: true });
  });
});

describe('the files of the samples', () => {
  it('can be fetched, are looked through or have been erased [A12, E15]', async () => {
    const of = (conversationId: string, id: string) =>
      messaging.files(browser, { conversationId, id });
    const [claim] = await of('standard-1', 'standard-1-3');
    expect(claim).toMatchObject({ fileName: 'bekraftelse-avstallning.pdf', fileSize: 214_000 });
    const { text, headers } = await messaging.download(browser, claim?.token);
    expect([text.slice(0, 8), headers.get('content-length')]).toEqual(['%PDF-1.4', '214000']);
    expect(await of('standard-2', 'standard-2-1')).toMatchObject([{ extension: 'png' }]);
    const [erased] = await of('standard-3', 'standard-3-1');
    expect(erased).toMatchObject({ fileName: 'läkarintyg.pdf' });
    expect(erased?.removedDateTime).not.toBeNull();
    expect((await messaging.metadata(browser, 'standard-1', 'standard-2-1')).status).toBe(404);
  });

  it('are the only files after a reset', async () => {
    await control('POST', 'reset');
    expect(onDisk()).toBe(0);
  });
});
