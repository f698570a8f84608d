import { endpoints, protocol } from '@mina-sidor/api-client/contract';

import { call, nameOf } from '../call.ts';
import { operationPlace } from '../document.ts';
import { field } from '../ids.ts';
import { judgeAnswer, judgeProblem, parse, statusOf } from '../judge.ts';
import { expectation, type Finding, notChecked, type Recorder } from '../report.ts';
import { rules } from '../rules.ts';
import { type Answer, Visitor } from '../visitor.ts';

const { startDummyLogin, finalizeLogin, getUser } = endpoints;

/** Thrown if the log-in fails: nothing more can be checked. */
export class NoLogin extends Error {}

/** What was answered, as the end of a sentence. */
const saidBy = (answer: Answer): string => `${statusOf(answer).replace(/\.$/u, '')}.`;

/** The visitor who has these cookies. Rejects if they open nothing. */
export async function resumeSession(
  url: string,
  cookies: ReadonlyMap<string, string>,
): Promise<Visitor> {
  const visitor = new Visitor(url, cookies);
  const answer = await call(visitor, getUser, {});
  if (answer.status !== 200)
    throw new NoLogin(
      `The session given with --cookie is not open: GetUser answered ${saidBy(answer)}`,
    );
  return visitor;
}

/** Logs a customer in without BankID and returns their visitor. */
export async function logIn(
  url: string,
  personalNumber: string,
  record: Recorder = () => undefined,
): Promise<Visitor> {
  const visitor = new Visitor(url);
  const started = await call(visitor, startDummyLogin, { body: { personalNumber } });
  record(nameOf(startDummyLogin), [
    ...judgeAnswer(startDummyLogin, started),
    ...judgeHiddenCookies(started.cookieLines, url),
  ]);
  const loginTicket = field(parse(started.text), 'loginTicket');
  if (typeof loginTicket !== 'string') {
    const otherWay = ' Where there is no such address, give a session with --cookie.';
    throw new NoLogin(
      `StartDummyLogin gave no login ticket, but ${saidBy(started)}${started.status === 404 ? otherWay : ''}`,
    );
  }
  const body = { loginTicket };
  // The browser whose first answer gets lost.
  const waiting = visitor.copy();
  const finalized = await call(visitor, finalizeLogin, { body });
  record(nameOf(finalizeLogin), [
    ...judgeAnswer(finalizeLogin, finalized),
    ...judgeSessionCookies(finalized.cookieLines, url),
  ]);
  if (finalized.status >= 300)
    throw new NoLogin(
      `FinalizeLogin did not log the customer in, but answered ${saidBy(finalized)}`,
    );
  const repeated = await call(waiting, finalizeLogin, { body });
  record(nameOf(finalizeLogin, 'repeated'), judgeAnswer(finalizeLogin, repeated));
  const elsewhere = await call(new Visitor(url), finalizeLogin, { body });
  record(
    nameOf(finalizeLogin, 'again, from another browser'),
    judgeProblem(finalizeLogin, elsewhere, 400),
  );
  return visitor;
}

/** Checks which log-ins are refused. */
export async function checkLoginRefusals(url: string, record: Recorder): Promise<void> {
  const refuse = async (
    endpoint: typeof startDummyLogin | typeof finalizeLogin,
    how: string,
    body: unknown,
  ): Promise<void> => {
    const answer = await call(new Visitor(url), endpoint, { body });
    record(nameOf(endpoint, how), judgeProblem(endpoint, answer, 400));
  };
  await refuse(startDummyLogin, 'with a number that is nobody’s', { personalNumber: '1' });
  await refuse(startDummyLogin, 'without its field', {});
  await refuse(finalizeLogin, 'with a ticket that was never given', { loginTicket: 'invented' });
}

/** The attributes of a `Set-Cookie` line, as they were sent. */
const attributesOf = (line: string): string => line.split(';').slice(1).join(';').trim();

const has = (line: string, attribute: RegExp): boolean =>
  attributesOf(line)
    .split(';')
    .some((part) => attribute.test(part.trim()));

const nameOfCookie = (line: string): string => `the cookie ${line.split('=', 1)[0] ?? ''}`;

function judgeEveryCookie(line: string, url: string): readonly Finding[] {
  const says = attributesOf(line);
  const cookie = nameOfCookie(line);
  return [
    expectation(
      has(line, /^samesite=(?:lax|strict)$/iu),
      `${cookie} with SameSite=Lax or Strict`,
      says,
      rules.cookies,
    ),
    expectation(has(line, /^path=\/$/iu), `${cookie} with Path=/`, says, rules.cookies),
    ...(url.startsWith('https:')
      ? [expectation(has(line, /^secure$/iu), `${cookie} with Secure`, says, rules.cookies)]
      : []),
  ];
}

/** Cookies that no script may read. */
export function judgeHiddenCookies(lines: readonly string[], url: string): readonly Finding[] {
  return lines.flatMap((line) => [
    ...judgeEveryCookie(line, url),
    expectation(
      has(line, /^httponly$/iu),
      `${nameOfCookie(line)} with HttpOnly`,
      attributesOf(line),
      rules.cookies,
    ),
  ]);
}

/** The cookies of a new session: one that scripts cannot read, and the anti-forgery token, which they can. */
export function judgeSessionCookies(lines: readonly string[], url: string): readonly Finding[] {
  const set = lines.filter((line) => !/^[^=]+=;/u.test(line));
  const isToken = (line: string): boolean => line.startsWith(`${protocol.antiForgeryCookie}=`);
  const token = set.find(isToken);
  const hidden = set.filter((line) => !isToken(line));
  return [
    expectation(
      hidden.length > 0,
      'a cookie of the session',
      hidden.length > 0 ? 'one' : 'none',
      rules.session,
    ),
    ...judgeHiddenCookies(hidden, url),
    expectation(
      token !== undefined,
      `the cookie ${protocol.antiForgeryCookie}`,
      token === undefined ? 'none' : 'one',
      rules.antiForgery,
    ),
    ...(token === undefined
      ? []
      : [
          ...judgeEveryCookie(token, url),
          expectation(
            !has(token, /^httponly$/iu),
            `the cookie ${protocol.antiForgeryCookie} without HttpOnly: the portal reads it`,
            attributesOf(token),
            rules.cookies,
          ),
        ]),
  ];
}

/** The finding about the log-in if a session was given instead. */
export const givenSession = (): Finding =>
  notChecked('a log-in', 'a session was given with --cookie', operationPlace(finalizeLogin));
