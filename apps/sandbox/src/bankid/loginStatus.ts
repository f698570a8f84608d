import type { LoginStatus } from '@mina-sidor/api-client/contract';

import { qrDatastring } from './animatedQr.ts';
import type { Order } from './order.ts';

type LoginStatusAnswer = Pick<LoginStatus, 'status'> & Partial<LoginStatus>;

/** What the browser is told about its order. */
export function loginStatus(order: Order, now: number): LoginStatusAnswer {
  switch (order.status) {
    case 'complete':
      return { status: 'complete', loginTicket: order.ticket };
    case 'failed':
      return { status: 'failed', hintCode: order.hintCode };
    case 'pending': {
      const pending = { status: 'pending', hintCode: order.hintCode } as const;
      if (order.mode === 'autostart') return { ...pending, autostartToken: order.autostartToken };
      const seconds = Math.floor((now - order.createdAt) / 1000);
      const start = { token: order.qrToken, secret: order.qrSecret };
      return { ...pending, qrDatastring: qrDatastring(start, seconds) };
    }
  }
}
