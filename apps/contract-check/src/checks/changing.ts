import {
  type EndpointName,
  type HubEventKind,
  hubEvents,
  hubPath,
} from '@mina-sidor/api-client/contract';

import { call, nameOf } from '../call.ts';
import { namedEndpoints, operationPlace, quote } from '../document.ts';
import type { HubLine } from '../hubLine.ts';
import { field, type Ids, learn, list } from '../ids.ts';
import { harmless, inputFor } from '../inputs.ts';
import { judgeAnswer, parse } from '../judge.ts';
import { expectation, noOtherCustomer, notChecked, type Recorder } from '../report.ts';
import { eventPlace, rules } from '../rules.ts';
import type { Visitor } from '../visitor.ts';
import { connect } from './hub.ts';

type ByName<Value> = Readonly<Partial<{ [Name in EndpointName]: Value }>>;

/** The field that stays the same when the call is repeated. */
const repeated: ByName<string> = {
  createPayment: 'paymentId',
  postMessage: 'id',
  postMessageToConversation: 'id',
};

/** The event that the customer's open pages get after a call. */
const announced: ByName<HubEventKind> = {
  postMessage: 'conversationStarted',
  postMessageToConversation: 'customerRepliedToConversation',
};

/** Makes every call that changes something, once or twice, and listens to the live connection meanwhile. */
export async function checkChanging(
  visitor: Visitor,
  other: Visitor | null,
  known: Ids,
  record: Recorder,
  recordHub: Recorder,
): Promise<void> {
  const own = await connect(visitor);
  const others = other === null ? null : await connect(other);
  let ids = known;
  for (const [name, endpoint] of namedEndpoints) {
    if (endpoint.access !== 'session' || !endpoint.changesState || harmless.has(name)) continue;
    const input = inputFor(name, ids);
    if ('missing' in input) {
      const finding = notChecked('an answer', input.missing, operationPlace(endpoint));
      record(nameOf(endpoint), [finding]);
      continue;
    }
    const answer = await call(visitor, endpoint, input);
    const value = parse(answer.text);
    record(nameOf(endpoint), judgeAnswer(endpoint, answer));
    if (answer.status >= 300) continue;
    ids = learn(ids, name, value);
    const same = repeated[name];
    if (same !== undefined) {
      const again = field(parse((await call(visitor, endpoint, input)).text), same);
      const isSame = again !== undefined && again === field(value, same);
      record(nameOf(endpoint, 'repeated'), [
        expectation(
          isSame,
          `the same ${same}`,
          isSame ? 'the same' : quote(again),
          operationPlace(endpoint, 'description'),
        ),
      ]);
    }
    await checkEvent(name, own, field(value, 'conversationId'), recordHub);
  }
  await checkSilence(others, recordHub);
  await own?.close();
  await others?.close();
}

async function checkEvent(
  name: EndpointName,
  line: HubLine | null,
  conversationId: unknown,
  record: Recorder,
): Promise<void> {
  const kind = announced[name];
  if (kind === undefined) return;
  const event = hubEvents[kind];
  const heard = await line?.hear((message) => field(message, 'target') === event);
  const [payload] = list(field(heard, 'arguments'));
  record(`${hubPath}: ${event} after ${name}`, [
    expectation(
      field(payload, 'conversationId') === conversationId,
      'the event with the conversationId of the answer',
      heard === undefined ? 'no event' : quote(field(heard, 'arguments')),
      eventPlace(kind),
    ),
  ]);
}

/** Messages of one socket stay in order: what was sent before is heard before the completion. */
async function checkSilence(line: HubLine | null, record: Recorder): Promise<void> {
  const asked = `${hubPath}: events at another customer’s connection`;
  if (line === null) {
    record(asked, [notChecked('none', noOtherCustomer, rules.hubEvents)]);
    return;
  }
  await line.invoke();
  const events = line.heard.filter((message) => field(message, 'type') === 1);
  record(asked, [expectation(events.length === 0, 'none', quote(events), rules.hubEvents)]);
}
