import { endpoints } from '@mina-sidor/api-client/contract';

import { call, nameOf } from '../call.ts';
import { place, quote } from '../document.ts';
import { field } from '../ids.ts';
import { judgeAnswer, judgeProblem, parse } from '../judge.ts';
import { expectation, type Recorder } from '../report.ts';
import { type Answer, Visitor } from '../visitor.ts';
import { judgeHiddenCookies } from './login.ts';

const { startLogin, restartLogin, getLoginStatus, logError } = endpoints;

/** Checks the calls without a session: BankID orders, as far as possible without a phone, and the error report. */
export async function checkBankId(url: string, record: Recorder): Promise<void> {
  const nobody = new Visitor(url);
  for (const endpoint of [getLoginStatus, restartLogin]) {
    const answer = await call(new Visitor(url), endpoint, {});
    record(nameOf(endpoint, 'without an order'), judgeProblem(endpoint, answer, 400));
  }
  const wrong = await call(nobody, startLogin, { pathParameters: { param: 'fax' } });
  record(nameOf(startLogin, 'with an unknown mode'), judgeProblem(startLogin, wrong, 404));

  for (const [param, needed] of [
    ['qr', 'qrDatastring'],
    ['autostart', 'autostartToken'],
  ] as const) {
    const visitor = new Visitor(url);
    const order = await call(visitor, startLogin, { pathParameters: { param } });
    record(nameOf(startLogin, `with ${param}`), [
      ...judgeAnswer(startLogin, order),
      ...judgeHiddenCookies(order.cookieLines, url),
      ...judgeStart(order, needed),
    ]);
    for (const endpoint of [getLoginStatus, restartLogin]) {
      const answer = await call(visitor, endpoint, {});
      record(nameOf(endpoint, `after StartLogin with ${param}`), [
        ...judgeAnswer(endpoint, answer),
        ...judgeStart(answer, needed),
      ]);
    }
  }
  const reported = await call(nobody, logError, {
    body: { stack: '', message: 'The contract check was here.' },
  });
  record(nameOf(logError), judgeAnswer(logError, reported));
}

function judgeStart({ status, text }: Answer, needed: 'qrDatastring' | 'autostartToken') {
  if (status !== 200) return [];
  const value = field(parse(text), needed);
  return [
    expectation(
      typeof value === 'string' && value !== '',
      `the property ${needed} while the order is pending`,
      quote(value),
      place('components', 'schemas', 'LoginStatus', 'properties', needed),
    ),
  ];
}
