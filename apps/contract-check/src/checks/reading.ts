import type { AccessKind, EndpointName } from '@mina-sidor/api-client/contract';

import { call, nameOf } from '../call.ts';
import { namedEndpoints, operationPlace } from '../document.ts';
import { field, type Ids, learn, list, noIds } from '../ids.ts';
import { inputFor } from '../inputs.ts';
import { judgeAnswer, parse } from '../judge.ts';
import { expectation, notChecked, type Recorder } from '../report.ts';
import { rules } from '../rules.ts';
import type { Visitor } from '../visitor.ts';

type Answers = ReadonlyMap<EndpointName, unknown>;

/** Makes every reading call of this kind of access. Returns the customer's ids. */
export async function checkReading(
  visitor: Visitor,
  access: AccessKind,
  record: Recorder,
): Promise<Ids> {
  const answers = new Map<EndpointName, unknown>();
  let ids = noIds;
  for (const [name, endpoint] of namedEndpoints) {
    if (endpoint.changesState || endpoint.access !== access) continue;
    const input = inputFor(name, ids);
    if ('missing' in input) {
      if (access === 'session') {
        const finding = notChecked('an answer', input.missing, operationPlace(endpoint));
        record(nameOf(endpoint), [finding]);
      }
      continue;
    }
    const answer = await call(visitor, endpoint, input);
    record(nameOf(endpoint), judgeAnswer(endpoint, answer));
    const value = answer.status === 200 ? parse(answer.text) : undefined;
    answers.set(name, value);
    ids = learn(ids, name, value);
  }
  if (access === 'session') checkAgreement(answers, ids, record);
  return ids;
}

/** Checks that answers about the same thing agree. */
function checkAgreement(answers: Answers, ids: Ids, record: Recorder): void {
  const conversations = list(answers.get('getConversations'));
  const unread = conversations.filter((one) => field(one, 'readByCustomer') === false).length;
  const agree = (name: EndpointName, expected: string, came: unknown, wanted: unknown): void => {
    const value = answers.get(name);
    if (value === undefined) return;
    const finding = expectation(came === wanted, expected, String(came), rules.consistency);
    record(`${name} beside other answers`, [finding]);
  };
  agree(
    'getNumberOfUnreadConversations',
    `${String(unread)}, the conversations with readByCustomer false`,
    answers.get('getNumberOfUnreadConversations'),
    unread,
  );
  agree(
    'getCase',
    'the case that was asked for',
    field(answers.get('getCase'), 'referenceNumber'),
    ids.cases[0],
  );
  agree(
    'getConversation',
    'the conversation that was asked for',
    field(answers.get('getConversation'), 'conversationId'),
    ids.conversations[0],
  );
  const newest = conversations.map((one) => timeOfNewest(one));
  agree(
    'getConversations',
    'the one with the newest message first',
    newest.every((time, index) => index === 0 || time <= (newest[index - 1] ?? 0))
      ? 'so'
      : 'not so',
    'so',
  );
}

function timeOfNewest(conversation: unknown): number {
  const times = list(field(conversation, 'conversationMessages')).map((message) =>
    Date.parse(String(field(message, 'createdAt'))),
  );
  return Math.max(0, ...times);
}
