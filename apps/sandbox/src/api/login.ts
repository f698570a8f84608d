import { endpoints } from '@mina-sidor/api-client/contract';

import { loginStatus } from '../bankid/loginStatus.ts';
import type { Order } from '../bankid/order.ts';
import { toPersonalNumber } from '../personalNumber.ts';
import { Problem, unauthorized } from '../problem.ts';
import {
  clearOrderCookie,
  clearSessionCookies,
  setOrderCookie,
  setSessionCookies,
} from '../security/cookies.ts';
import { allowsDummyLogin } from '../security/hosts.ts';
import type { Services } from '../services.ts';
import { openRoute, sessionRoute, type Call, type Route } from './route.ts';

/** Login with BankID, and the session from its start to its end. */
export function loginRoutes(services: Services): Route[] {
  const { bankId, clock, customers, sessions } = services;

  const answerNew = ({ reply }: Call, order: Order) => {
    setOrderCookie(reply, order.browserKey);
    return loginStatus(order, clock.now());
  };

  return [
    openRoute(endpoints.startDummyLogin, (call) => {
      if (!allowsDummyLogin(call.environment)) throw new Problem(404, 'There is no such address.');
      const input = call.body(endpoints.startDummyLogin.body);
      const personalNumber = toPersonalNumber(input.personalNumber);
      if (personalNumber === null) throw new Problem(400, 'The personal number is not valid.');
      return answerNew(call, bankId.startComplete(personalNumber));
    }),

    openRoute(endpoints.startLogin, (call) => {
      const { param } = call.pathParameters(endpoints.startLogin.pathParameters);
      return answerNew(call, bankId.start(param));
    }),

    openRoute(endpoints.restartLogin, (call) =>
      answerNew(call, bankId.start(bankId.current(call.cookies.order).mode)),
    ),

    openRoute(endpoints.getLoginStatus, ({ cookies }) =>
      loginStatus(bankId.current(cookies.order), clock.now()),
    ),

    openRoute(endpoints.finalizeLogin, ({ body, cookies, reply }) => {
      const { loginTicket } = body(endpoints.finalizeLogin.body);
      const order = bankId.redeem(cookies.order, loginTicket);
      const session = services.transaction(() => {
        if (order.sessionId !== null) return sessions.withId(order.sessionId);
        const created = services.logIn(order.personalNumber);
        bankId.rememberSession(order, created.id);
        return created;
      });
      if (session === null) throw new Problem(400, 'The login ticket has been used.');
      services.endReplaced(cookies.session, session);
      setSessionCookies(reply, session);
      // Tabs may share a BankID order, so it stays. An order without BankID belongs to one tab.
      if (order.isWithoutBankId === true) clearOrderCookie(reply);
    }),

    sessionRoute(endpoints.getUser, ({ session }) => {
      const user = customers.findUser(session.personalNumber);
      if (user === null) throw unauthorized(false);
      return user;
    }),

    openRoute(endpoints.logout, ({ session, reply }) => {
      // A late log-out of a session that is gone would clear the cookies of a newer one in the same browser.
      if (session === null) return;
      sessions.remove(session.id);
      clearSessionCookies(reply);
      clearOrderCookie(reply);
    }),

    openRoute(endpoints.refresh, ({ session, reply }) => {
      if (session === null) throw unauthorized(false);
      setSessionCookies(reply, sessions.renew(session.id));
    }),

    // The route checks the session, which is all that this call is for.
    sessionRoute(endpoints.sendBrowserAlive, () => undefined),
  ];
}
