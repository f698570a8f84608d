import { type EndpointName, protocol } from '@mina-sidor/api-client/contract';

import { badInputsOf } from '../badInputs.ts';
import { call, type Input, nameOf } from '../call.ts';
import { namedEndpoints } from '../document.ts';
import { type Ids, inventedIds } from '../ids.ts';
import { harmless, inputFor, takesIds } from '../inputs.ts';
import { judgeProblem } from '../judge.ts';
import { expectation, notChecked, type Recorder } from '../report.ts';
import { rules } from '../rules.ts';
import { Visitor } from '../visitor.ts';

/** The input, built from the customer's ids. Invented ids replace those that the customer lacks. */
function inputOf(name: EndpointName, ids: Ids): Input | null {
  for (const each of [ids, inventedIds]) {
    const input = inputFor(name, each);
    if (!('missing' in input)) return input;
  }
  return null;
}

/** Calls without a session, and with one that never was. */
export async function checkWithoutSession(url: string, ids: Ids, record: Recorder): Promise<void> {
  for (const [name, endpoint] of namedEndpoints) {
    const input = inputOf(name, ids);
    if (endpoint.access !== 'session' || input === null) continue;
    const answer = await call(new Visitor(url), endpoint, input);
    record(nameOf(endpoint, 'without a session'), [
      ...judgeProblem(endpoint, answer, 401),
      expectation(
        !answer.headers.has(protocol.tokenExpiredHeader),
        `no header ${protocol.tokenExpiredHeader}: there is nothing to renew`,
        answer.headers.get(protocol.tokenExpiredHeader) ?? 'none',
        rules.expired,
      ),
    ]);
  }
}

/** Inputs that the contract does not allow. */
export async function checkBadInput(
  visitor: Visitor,
  ids: Ids,
  isWriting: boolean,
  record: Recorder,
): Promise<void> {
  for (const [name, endpoint] of namedEndpoints) {
    const input = inputOf(name, ids);
    const isAllowed = isWriting || !endpoint.changesState || harmless.has(name);
    if (input === null || !isAllowed) continue;
    for (const bad of badInputsOf(endpoint, input)) {
      const answer = await call(visitor, endpoint, bad.input);
      record(nameOf(endpoint, bad.how), judgeProblem(endpoint, answer, 400));
    }
  }
}

/** Calls that change something need the anti-forgery header, and a right one. */
export async function checkForgery(
  visitor: Visitor,
  ids: Ids,
  isWriting: boolean,
  record: Recorder,
): Promise<void> {
  for (const [name, endpoint] of namedEndpoints) {
    const input = inputOf(name, ids);
    const isAllowed = isWriting || harmless.has(name);
    if (endpoint.access !== 'session' || !endpoint.changesState || !isAllowed || input === null)
      continue;
    for (const [how, token] of [
      [`without ${protocol.antiForgeryHeader}`, null],
      [`with a wrong ${protocol.antiForgeryHeader}`, 'wrong'],
    ] as const) {
      const answer = await call(visitor, endpoint, input, { token });
      record(nameOf(endpoint, how), judgeProblem(endpoint, answer, 400));
    }
  }
}

/** Calls without the anti-forgery header are refused to pages of other origins. */
export async function checkForeignPages(
  visitor: Visitor,
  isWriting: boolean,
  record: Recorder,
): Promise<void> {
  const origin = 'https://elsewhere.example';
  for (const [name, endpoint] of namedEndpoints) {
    const isProtected = endpoint.access !== 'session' && endpoint.method === 'POST';
    if (!isProtected || !(isWriting || harmless.has(name))) continue;
    const input = inputOf(name, inventedIds) ?? {
      body: { loginTicket: 'x', personalNumber: '1' },
    };
    const answer = await call(visitor, endpoint, input, { origin });
    record(nameOf(endpoint, 'from a page of another origin'), judgeProblem(endpoint, answer, 400));
  }
}

const neverAnswered =
  'this call never answered with 2xx: 404 may mean that there is no such address';

/** Checks that ids of other customers are answered like invented ones, in calls that the visitor has made with its own. */
export async function checkStrangers(
  visitor: Visitor,
  ids: Ids,
  whose: string,
  isWriting: boolean,
  record: Recorder,
): Promise<void> {
  for (const [name, endpoint] of namedEndpoints) {
    const isAllowed = isWriting || !endpoint.changesState;
    if (!takesIds(name) || !isAllowed) continue;
    const input = inputFor(name, ids);
    if ('missing' in input) continue;
    const answer = await call(visitor, endpoint, input);
    const isKnown = answer.status !== 404 || visitor.answered.has(nameOf(endpoint));
    record(
      nameOf(endpoint, `with ${whose}`),
      isKnown
        ? judgeProblem(endpoint, answer, 404)
        : [notChecked('status 404', neverAnswered, rules.otherCustomers)],
    );
  }
}
