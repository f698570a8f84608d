import { endpoints } from '@mina-sidor/api-client/contract';

import { loginStatus } from '../bankid/loginStatus.ts';
import { toPersonalNumber } from '../personalNumber.ts';
import { Problem } from '../problem.ts';
import { orderCookie, setOrderCookie } from '../security/cookies.ts';
import { allowsDummyLogin } from '../security/hosts.ts';
import type { Services } from '../services.ts';
import { openRoute, type Route } from './route.ts';

/** Logging in with BankID, or without it where that is allowed. */
export function bankIdLoginRoutes({ bankId, clock }: Services): Route[] {
  return [
    openRoute(endpoints.startDummyLogin, (call) => {
      if (!allowsDummyLogin(call.environment)) throw new Problem(404, 'There is no such address.');
      const input = call.body(endpoints.startDummyLogin.body);
      const personalNumber = toPersonalNumber(input.personalNumber);
      if (personalNumber === null) throw new Problem(400, 'The personal number is not valid.');
      const order = bankId.startComplete(personalNumber);
      setOrderCookie(call.reply, order.browserKey);
      return loginStatus(order, clock.now());
    }),

    openRoute(endpoints.startLogin, (call) => {
      const { param } = call.pathParameters(endpoints.startLogin.pathParameters);
      const order = bankId.start(param);
      setOrderCookie(call.reply, order.browserKey);
      return loginStatus(order, clock.now());
    }),

    openRoute(endpoints.restartLogin, (call) => {
      const { mode } = bankId.current(call.cookies[orderCookie]);
      const order = bankId.start(mode);
      setOrderCookie(call.reply, order.browserKey);
      return loginStatus(order, clock.now());
    }),

    openRoute(endpoints.getLoginStatus, (call) =>
      loginStatus(bankId.current(call.cookies[orderCookie]), clock.now()),
    ),
  ];
}
