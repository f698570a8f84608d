import type { Fault } from '../fault.ts';

/** What must be certain before it is said or sent: how money stands, and whose session it is. */
export const certainty: readonly Fault[] = [
  {
    file: 'apps/portal/src/domain/knownPayments.rules.ts',
    find: 'payment.answeredAt <= askedAt\n',
    replace: 'payment.answeredAt !== askedAt\n',
    seen: 'a tab that was open before a payment offers the paid case again',
  },
  {
    file: 'apps/portal/src/customer/payment/paymentMemory.ts',
    find: '      isTimeUnknown: true,\n',
    replace: '',
    seen: 'a receipt tells the time at which it was looked at',
  },
  {
    file: 'apps/portal/src/customer/createApplication.ts',
    find: 'code.createCustomerScope(user, scopeParts, mark)',
    replace: 'code.createCustomerScope(user, scopeParts)',
    seen: 'one customer’s name stands above another’s cases',
  },
  {
    file: 'apps/portal/src/customer/session/askForUser.ts',
    find: "answer.outcome === 'ok' && sessionMark() !== mark ? client.getUser(options) : answer",
    replace: 'answer',
    seen: 'a message goes to the customer who has just logged in elsewhere',
  },
  {
    file: 'apps/portal/src/features/login/useLogin.ts',
    find: "      if (lastStep === 'finalizing') dropLogin();\n    };",
    replace: '    };',
    seen: 'a login that was left lets the next person in',
  },
  {
    file: 'apps/portal/src/domain/storedPayment.rules.ts',
    find: 'isCompleted && (parts.length > 0 || answeredAt !== undefined)',
    replace: 'isCompleted',
    seen: 'a customer is thanked for the payment of somebody else',
  },
  {
    file: 'apps/portal/src/features/overview/nextSteps/nextSteps.rules.ts',
    find: 'isDebtUnexplained(active, user.balance) || ',
    replace: '',
    seen: 'a customer with a debt that no case explains has nothing to do',
  },
  {
    file: 'apps/portal/src/features/overview/nextSteps/nextSteps.rules.ts',
    find: ' || claimCase.paymentPlanInfo?.willBeClosed === true',
    replace: '',
    seen: 'a customer whose plan may be closed has nothing to do',
  },
  {
    file: 'apps/portal/src/features/overview/nextSteps/nextSteps.rules.ts',
    find: 'next.day < known.today',
    replace: 'next.day < next.day',
    seen: 'a customer whose next payment is late has nothing to do',
  },
  {
    file: 'apps/portal/src/features/checkout/useCheckout.ts',
    find: "    if (event === 'cancelled' && isReported) return;\n",
    replace: '',
    seen: 'a payment that may have taken money is said to have taken none',
  },
  {
    file: 'apps/portal/src/domain/knownPayments.rules.ts',
    find: 'since: isTimeUnknown === true ? null : since',
    replace: 'since',
    seen: 'a case tells the day of a payment that was made on another',
  },
  {
    file: 'apps/portal/src/domain/inSentence.ts',
    find: 'return year === today.slice(0, 4) ? text :',
    replace: 'return year === year ? text :',
    seen: 'a month of another year looks like one of this year',
  },
  {
    file: 'apps/portal/src/domain/dailyIncrease.ts',
    find: 'amount !== null && amount > 0;',
    replace: 'amount !== null;',
    seen: 'a debt that shrinks is said to grow by less than nothing',
  },
  {
    file: 'apps/portal/src/domain/storedPayment.rules.ts',
    find: '(isUnreported(payment) || isOpen(payment)) &&',
    replace: 'isUnreported(payment) &&',
    seen: 'a payment that was approved while the session ended is offered again without a word',
  },
  {
    file: 'apps/portal/src/features/case/casePage.rules.ts',
    find: '!active && amountToPay === 0 &&',
    replace: '!active &&',
    seen: 'a case that was closed with an amount is said to be paid',
  },
  {
    file: 'apps/portal/src/features/login/useLogin.ts',
    find: "if (session.store.get().status !== 'loggedIn') void",
    replace: 'void',
    seen: 'a slow login page logs out who has just logged in in another tab',
  },
  {
    file: 'apps/portal/src/features/loggedOut/loader.ts',
    find: ' && session.isLogOutDue()',
    replace: '',
    seen: 'an old logged-out page logs out who has logged in since',
  },
  {
    file: 'apps/portal/src/features/messages/conversations/createConversationUpdates.ts',
    find: 'if (knownNow(conversationId) !== before) void fetchNow(conversationId);\n    else if',
    replace: 'if',
    seen: 'a late answer takes a reply away that is shown',
  },
  {
    file: 'apps/portal/src/features/messages/conversations/createConversationUpdates.ts',
    find: '      fetchOne(conversationId);\n    },\n    refresh,',
    replace: '    },\n    refresh,',
    seen: 'a reply that never showed counts as read',
  },
];
