import { endpoints, hubPath, protocol } from '@mina-sidor/api-client/contract';

import { call, nameOf } from '../call.ts';
import { operationPlace } from '../document.ts';
import { judgeAnswer, judgeProblem } from '../judge.ts';
import { expectation, type Finding, notChecked, type Recorder } from '../report.ts';
import { rules } from '../rules.ts';
import { type Answer, Visitor } from '../visitor.ts';
import { judgeSessionCookies } from './login.ts';

const { getUser, refresh, sendBrowserAlive, logout } = endpoints;

/** Waits until the session has to be renewed. */
export type LetExpire = () => Promise<void>;

/** A session from its renewal to its end. The visitor is logged out afterwards. */
export async function checkEnding(
  visitor: Visitor,
  letExpire: LetExpire | undefined,
  record: Recorder,
): Promise<void> {
  const alive = await call(visitor, sendBrowserAlive, {});
  record(nameOf(sendBrowserAlive), judgeAnswer(sendBrowserAlive, alive));
  await checkExpiry(visitor, letExpire, record);

  const late = visitor.copy();
  const renewed = await call(visitor, refresh, {});
  record(nameOf(refresh), [
    ...judgeAnswer(refresh, renewed),
    ...judgeSessionCookies(renewed.cookieLines, visitor.url),
  ]);
  await checkGrace(late, record);
  const after = await call(visitor, getUser, {});
  record(nameOf(getUser, 'after Refresh'), judgeAnswer(getUser, after));
  const nobody = await call(new Visitor(visitor.url), refresh, {});
  record(nameOf(refresh, 'without a session'), judgeProblem(refresh, nobody, 401));

  const old = visitor.copy();
  const loggedOut = await call(visitor, logout, {});
  record(nameOf(logout), [
    ...judgeAnswer(logout, loggedOut),
    expectation(
      !visitor.cookies.has(protocol.antiForgeryCookie),
      `the cookie ${protocol.antiForgeryCookie} cleared`,
      visitor.cookies.has(protocol.antiForgeryCookie) ? 'still there' : 'cleared',
      rules.cookies,
    ),
  ]);
  for (const endpoint of [getUser, refresh]) {
    const answer = await call(old, endpoint, {});
    record(nameOf(endpoint, 'with the cookies of a session that is over'), [
      ...judgeProblem(endpoint, answer, 401),
      judgeExpiredHeader(answer, null),
    ]);
  }
  const hub = await old.send({ method: 'POST', path: `${hubPath}/negotiate?negotiateVersion=1` });
  record(`POST ${hubPath}/negotiate with the cookies of a session that is over`, [
    expectation(
      hub.status === 401,
      'status 401',
      `status ${String(hub.status)}`,
      rules.hubBeginning,
    ),
  ]);
}

/** For one minute a tab that has the value before can renew it, too. GetUser after it shows that nobody is logged out. */
async function checkGrace(late: Visitor, record: Recorder): Promise<void> {
  const refused = await call(late, getUser, {});
  record(nameOf(getUser, 'with the session value before Refresh'), [
    ...judgeProblem(getUser, refused, 401),
    judgeExpiredHeader(refused, 'true'),
  ]);
  const renewed = await call(late, refresh, {});
  record(nameOf(refresh, 'with the session value before'), judgeAnswer(refresh, renewed));
  const after = await call(late, getUser, {});
  record(nameOf(getUser, 'after Refresh with the value before'), judgeAnswer(getUser, after));
}

async function checkExpiry(
  visitor: Visitor,
  letExpire: LetExpire | undefined,
  record: Recorder,
): Promise<void> {
  const asked = nameOf(getUser, 'when the session has to be renewed');
  if (letExpire === undefined) {
    const reason = '--wait 6 waits six minutes for it';
    record(asked, [notChecked('status 401', reason, rules.expired)]);
    return;
  }
  await letExpire();
  const answer = await call(visitor, getUser, {});
  record(asked, [...judgeProblem(getUser, answer, 401), judgeExpiredHeader(answer, 'true')]);
}

function judgeExpiredHeader({ headers }: Answer, wanted: 'true' | null) {
  const header = headers.get(protocol.tokenExpiredHeader);
  return expectation(
    header === wanted,
    `${protocol.tokenExpiredHeader}: ${wanted ?? 'not sent, there is nothing to renew'}`,
    header ?? 'no such header',
    rules.expired,
  );
}

/** The finding in place of the ending if a session was given: it is not the check's to end. */
export const givenSessionStays = (): Finding =>
  notChecked(
    'a renewal and a log-out',
    'they would end the session given with --cookie',
    operationPlace(refresh),
  );
