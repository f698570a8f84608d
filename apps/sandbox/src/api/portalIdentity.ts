import { endpoints } from '@mina-sidor/api-client/contract';

import { Problem, unauthorized } from '../problem.ts';
import {
  clearOrderCookie,
  clearSessionCookies,
  orderCookie,
  sessionCookie,
  setSessionCookies,
} from '../security/cookies.ts';
import type { Services } from '../services.ts';
import { openRoute, sessionRoute, type Route } from './route.ts';

/** The session: from ticket to log-out. */
export function portalIdentityRoutes(services: Services): Route[] {
  const { bankId, customers, sessions } = services;
  return [
    openRoute(endpoints.finalizeLogin, (call) => {
      const { loginTicket } = call.body(endpoints.finalizeLogin.body);
      const order = bankId.redeem(call.cookies[orderCookie], loginTicket);
      const session = services.transaction(() => {
        if (order.sessionId !== null) return sessions.find(order.sessionId);
        const created = services.logIn(order.personalNumber);
        bankId.rememberSession(order, created.id);
        return created;
      });
      if (session === null) throw new Problem(400, 'The login ticket has been used.');
      services.endReplaced(call.cookies[sessionCookie], session);
      setSessionCookies(call.reply, session);
      // Tabs that share a BankID order may still ask for it; an order without BankID belongs to one tab.
      if (order.isWithoutBankId === true) clearOrderCookie(call.reply);
    }),

    sessionRoute(endpoints.getUser, ({ session }) => {
      const user = customers.findUser(session.personalNumber);
      if (user === null) throw unauthorized(false);
      return user;
    }),

    openRoute(endpoints.logout, (call) => {
      // A late log-out of a session that is gone would clear the cookies of a newer one in the same browser.
      if (call.session === null) return;
      sessions.remove(call.session.id);
      clearSessionCookies(call.reply);
      clearOrderCookie(call.reply);
    }),

    openRoute(endpoints.refresh, (call) => {
      if (call.session === null) throw unauthorized(false);
      setSessionCookies(call.reply, sessions.renew(call.session.id));
    }),

    // That the session may be used has been seen by then, and there is no more to it.
    sessionRoute(endpoints.sendBrowserAlive, () => undefined),
  ];
}
