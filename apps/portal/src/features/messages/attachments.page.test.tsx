import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { announced } from '../../testing/pages/announced.ts';
import { articles, press, replyField, thread } from '../../testing/pages/messagesPage.ts';
import { openPortal, sandbox } from '../../testing/pages/openPortal.tsx';

it('files that cannot be listed say so in their place, and can be tried again [E14]', async () => {
  const subject = 'Trafikförsäkringsavgift';
  const failure = 'Något gick fel! Dina bifogade filer kan tyvärr inte visas just nu.';
  await sandbox.addFault({
    path: '/api/Communication/GetAttachmentsMetadata',
    status: 500,
    times: 6,
  });
  await openPortal('/meddelanden');
  await press(subject);
  await expect.poll(() => thread(subject)).toContain(failure);
  expect(articles()).toHaveLength(4);
  expect(replyField()).toBeDefined();
  const tryAgain = async () => {
    (await screen.findByRole('button', { name: 'Försök igen' })).focus();
    await userEvent.keyboard('{Enter}');
  };
  await tryAgain();
  await expect.poll(() => announced()).toContain(failure);
  await tryAgain();
  const file = await screen.findByRole('button', {
    name: /^Ladda ner bekraftelse-avstallning\.pdf/u,
  });
  expect(thread(subject)).not.toContain('Något gick fel!');
  // Focus has gone on to nowhere else: the next stop is the file.
  await userEvent.tab();
  expect(document.activeElement).toBe(file);
});
