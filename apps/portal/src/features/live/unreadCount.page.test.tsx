import { screen } from '@testing-library/dom';
import { afterEach, expect, it } from 'vitest';

import { customers } from '../../../e2e/support/customers.ts';
import { announced } from '../../testing/pages/announced.ts';
import {
  expectJoined,
  setVisible,
  withLiveConnection,
} from '../../testing/pages/liveConnection.ts';
import { badge } from '../../testing/pages/messagesPage.ts';
import { follow } from '../../testing/pages/parts.ts';
import { openPortal, sandbox } from '../../testing/pages/openPortal.tsx';

const { maja } = customers;
const unreadPath = '/api/Communication/GetNumberOfUnreadConversations';
const negotiatePath = '/portalHub/negotiate';
const callsOf = async (path: string) =>
  (await sandbox.calls()).filter((call) => call.path === path).length;
const connections = async () => (await sandbox.hub()).connections.length;

withLiveConnection();
afterEach(() => setVisible(true));

/** Makes the server answer that this many conversations are unread. */
async function setUnread(count: number): Promise<void> {
  await sandbox.clearFaults();
  await sandbox.addFault({ path: unreadPath, body: count });
}

it('replies, new conversations and reading elsewhere update the badge, and a risen count is announced; a file changes nothing [H06, H11, Z41]', async () => {
  await openPortal('/krav');
  await expectJoined();
  for (const [index, event] of [
    'onPublishRepliedToConversation',
    'onPublishConversationReadByCustomer',
    'onPublishCustomerRepliedToConversation',
    'onPublishConversationStarted',
  ].entries()) {
    await setUnread(index + 3);
    await sandbox.publish(maja.personalNumber, event);
    await expect
      .poll(badge, { message: event })
      .toContain(`${String(index + 3)} olästa meddelanden`);
  }
  await expect.poll(announced).toContain('3 olästa meddelanden');
  await sandbox.forgetCalls();
  await setUnread(9);
  await sandbox.publish(maja.personalNumber, 'onPublishFileSentToMFiles');
  await sandbox.publish(maja.personalNumber, 'onPublishRepliedToConversation');
  await expect.poll(badge).toContain('9 olästa meddelanden');
  expect(await callsOf(unreadPath)).toBe(1);
});

it('visitors have no live connection, nor customers while messages are closed, and it ends when they close [H01, H05]', async () => {
  await sandbox.forgetCalls();
  await openPortal('/loggain', { as: null });
  await screen.findByRole('heading', { level: 1 });
  await sandbox.setSystems({ communication: false });
  await openPortal('/krav');
  await screen.findByRole('tab', { name: /^Aktiva/u });
  expect(await callsOf(negotiatePath)).toBe(0);

  await sandbox.setSystems({ communication: true });
  await openPortal('/krav');
  await expect.poll(connections).toBe(1);
  await sandbox.setSystems({ communication: false });
  await follow('Översikt');
  await expect.poll(connections).toBe(0);
  await sandbox.forgetCalls();
  setVisible(false);
  setVisible(true);
  await follow('Krav');
  await screen.findByRole('tab', { name: /^Aktiva/u });
  expect(await callsOf(negotiatePath), 'no further try').toBe(0);
});

it('the connection ends when the customer logs out, or a call finds that the session is over [H05]', async () => {
  for (const end of [
    () => follow('Logga ut'),
    async () => {
      await sandbox.expireSession(maja.personalNumber, 'all');
      await follow('Krav');
    },
  ]) {
    await openPortal('/oversikt');
    await expect.poll(connections).toBe(1);
    await screen.findByRole('heading', { level: 1, name: 'Hej Maja' });
    await end();
    await screen.findByRole('heading', { level: 1, name: 'Du är utloggad' });
    await expect.poll(connections).toBe(0);
    await sandbox.clearFaults();
  }
});

it('a connection that could not be opened is opened on the next page [Z65]', async () => {
  await sandbox.addFault({ path: negotiatePath, status: 500 });
  await openPortal('/krav');
  await expect.poll(() => callsOf(negotiatePath)).toBe(1);
  await screen.findByRole('tab', { name: /^Aktiva/u });
  await sandbox.clearFaults();
  expect(await connections()).toBe(0);
  await follow('Översikt');
  await expectJoined();
});

it('the next customer of the same tab gets a new connection [H01, H05]', async () => {
  await openPortal('/krav');
  await expectJoined();
  await openPortal('/krav', { as: customers.signe });
  await expect
    .poll(async () => (await sandbox.hub()).connections.map(({ personalNumber }) => personalNumber))
    .toContain(customers.signe.personalNumber);
});
