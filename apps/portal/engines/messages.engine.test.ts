import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'vitest';

import { customers } from '../e2e/support/customers.ts';
import { test } from './support/test.ts';

test('a reply with a file is sent [Z98]', async ({ visitor }) => {
  const file = join(mkdtempSync(join(tmpdir(), 'reply-')), 'kvitto.pdf');
  writeFileSync(file, '%PDF-1.4\n');
  await visitor.enter(customers.maja, '/meddelanden');
  await visitor.press({ role: 'button', begins: 'Trafikförsäkringsavgift' });
  await visitor.write('Svara', 'Tack, här är kvittot.');
  await visitor.choose(file);
  await visitor.sees('kvitto.pdf');
  await visitor.press({ role: 'button', name: 'Skicka svar' });
  await visitor.sees('Tack, här är kvittot.');
  await expect
    .poll(() => visitor.count({ role: 'button', begins: 'Ladda ner kvitto.pdf' }))
    .toBe(1);
});

test('a question that lacks its fields lists them, leads to each, and is sent at last [Z98]', async ({
  visitor,
}) => {
  await visitor.enter(customers.maja, '/meddelanden');
  await visitor.press({ role: 'tab', name: 'Ställ en ny fråga' });
  await visitor.press({ role: 'button', name: 'Skicka' });
  await visitor.seesHeading('Det finns 3 fel i formuläret');
  await visitor.press({ role: 'link', name: 'Vänligen ange meddelande / fråga' });
  await visitor.page.type(':focus', 'Hur betalar jag?');
  await visitor.write('E-postadress', 'maja@example.se');
  await visitor.select('Ämne', 'Skada');
  await visitor.press({ role: 'button', name: 'Skicka' });
  await visitor.sees('Din fråga är skickad');
});
