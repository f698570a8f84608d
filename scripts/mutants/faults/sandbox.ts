import type { Fault } from '../fault.ts';

export const sandbox: readonly Fault[] = [
  {
    file: 'packages/api-client/src/contract/paymentObstacle.ts',
    find: "chargeOf(claimCase) === 0 ? 'nothingToPay'",
    replace: "chargeOf(claimCase) <= 100 ? 'nothingToPay'",
    seen: 'a debt of one krona cannot be paid',
  },
  {
    file: 'apps/sandbox/src/payments/choosePayment.ts',
    find: 'other.referenceNumber === one.referenceNumber && other.kronor === one.kronor',
    replace: 'other.referenceNumber === one.referenceNumber',
    seen: 'an old payment with another amount is opened',
  },
  {
    file: 'apps/sandbox/src/payments/payment.ts',
    find: "stage === 'initialized' ? { ...payment, stage: 'checkoutFinished' } : payment",
    replace: "({ ...payment, stage: 'checkoutFinished' })",
    seen: 'a late report undoes the booking',
  },
  {
    file: 'apps/sandbox/src/payments/createPayments.ts',
    find: 'if (sumOf(parts) !== amount)',
    replace: 'if (sumOf(parts) < amount)',
    seen: 'the customer pays another amount than the page has shown',
  },
  {
    file: 'apps/sandbox/src/payments/createPayments.ts',
    find: "for (const payment of choice.payments) apply(payment, 'webhook');",
    replace: '',
    seen: 'money that was taken is not booked',
  },
  {
    file: 'apps/sandbox/src/payments/passDays.ts',
    find: 'if (date >= today || next === undefined) return plan;',
    replace: 'if (date > today || next === undefined) return plan;',
    seen: 'a month is over on its last day',
  },
  {
    file: 'apps/sandbox/src/bankid/order.ts',
    find: 'now - order.createdAt >= lifetimes.openWithinMs',
    replace: 'now - order.createdAt > lifetimes.finishWithinMs',
    seen: 'a code that nobody has scanned lives too long',
  },
  {
    file: 'apps/sandbox/src/bankid/bankId.ts',
    find: '|| order.ticket !== ticket ||',
    replace: '||',
    seen: 'any ticket opens a session',
  },
  {
    file: 'apps/sandbox/src/documents/createDocuments.ts',
    find: '          now - orderedAt < sameOrderMs &&\n',
    replace: '',
    seen: 'a second order of the same debt is never made',
  },
  {
    file: 'apps/sandbox/src/documents/archiveRules.ts',
    find: 'today <= addMonths(created, 3)',
    replace: 'today < addMonths(created, 3)',
    seen: 'an extract is gone on its last day',
  },
  {
    file: 'apps/sandbox/src/store/sessions.ts',
    find: 'refreshUntil <= clock.now()',
    replace: 'refreshUntil < clock.now() - sessionLifetime.accessMs',
    seen: 'a session lives longer than it may',
  },
  {
    file: 'apps/sandbox/src/store/sessions.ts',
    find: 'replaced !== null && isJustRotated(replaced)',
    replace: 'replaced !== null',
    seen: 'a replaced session can be used for ever',
  },
  {
    file: 'apps/sandbox/src/messages/createMessages.ts',
    find: '.find((each) => each.personalNumber === personalNumber);',
    replace: '.at(0);',
    seen: 'another customer’s message is answered',
  },
  {
    file: 'apps/sandbox/src/messages/createMessages.ts',
    find: '        setRead(found, false);\n',
    replace: '',
    seen: 'a reply of the provider is not unread',
  },
  {
    file: 'apps/sandbox/src/messages/createAttachments.ts',
    find: ".filter(({ state }) => state === 'ready')",
    replace: '',
    seen: 'files show before they have been scanned',
  },
  {
    file: 'apps/sandbox/src/messages/attachedFileRules.ts',
    find: 'total > messageLimits.totalFileSize',
    replace: 'total >= messageLimits.totalFileSize',
    seen: 'files of exactly 50 MB are refused',
  },
  {
    file: 'apps/sandbox/src/security/hosts.ts',
    find: "URL.parse(origin)?.host === (hostHeader ?? '').toLowerCase()",
    replace: 'URL.parse(origin) !== null',
    seen: 'a foreign site can act for the customer',
  },
  {
    file: 'apps/sandbox/src/calendar.ts',
    find: 'toDay(sameDay) < last ? toDay(sameDay) : last',
    replace: 'toDay(sameDay)',
    seen: 'three months after the last of November is the second of March',
  },
  {
    file: 'apps/sandbox/src/swedishTime.ts',
    find: "timeZone: 'Europe/Stockholm'",
    replace: "timeZone: 'UTC'",
    seen: 'letters of the night are of the day before',
  },
];
