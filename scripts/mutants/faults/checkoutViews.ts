import type { Fault } from '../fault.ts';

export const checkoutViews: readonly Fault[] = [
  {
    file: 'apps/portal/src/features/checkout/Endings.tsx',
    find: 'problem === null ? (\n        <>',
    replace: 'problem !== null ? (\n        <>',
    seen: 'a reload opens the cancelled payment',
  },
  {
    file: 'apps/portal/src/features/checkout/Endings.tsx',
    find: "useStore(money) === 'nothing' ? <Text>",
    replace: "useStore(money) !== 'inProgress' ? <Text>",
    seen: 'a customer who may have paid is advised to pay to Plusgiro as well',
  },
  {
    file: 'apps/portal/src/features/checkout/Endings.tsx',
    find: "dueState === 'inProgress' || dueState === 'nothingToPay'",
    replace: "dueState === 'nothingToPay'",
    seen: 'a customer whose payment is on its way is asked to try again',
  },
  {
    file: 'apps/portal/src/features/checkout/Endings.tsx',
    find: '{payAgain === null ? (',
    replace: '{payAgain !== null ? (',
    seen: 'a cancelled payment cannot be made again',
  },
  {
    file: 'apps/portal/src/features/checkout/CheckoutView.tsx',
    find: "new Set(['completed', 'missing'])",
    replace: "new Set(['completed'])",
    seen: 'a payment of somebody else gets a link back to a case',
  },
  {
    file: 'apps/portal/src/features/checkout/CheckoutView.tsx',
    find: 'isOfCase ? words.backToCase : words.backToClaims',
    replace: 'words.backToClaims',
    seen: 'the link back is called wrong',
  },
  {
    file: 'apps/portal/src/features/checkout/PaymentFacts.tsx',
    find: '{ term: words.amount, description: sum },',
    replace: '{ term: words.wholeDebt, description: sum },',
    seen: 'one case is called the whole debt',
  },
  {
    file: 'apps/portal/src/features/checkout/Confirmation.tsx',
    find: '  if (charge === undefined) return [];\n',
    replace: '',
    seen: 'a payment of which nothing is known gets a time',
  },
  {
    file: 'apps/portal/src/features/checkout/PartList.tsx',
    find: 'isWhole ? parts.length : visibleCount',
    replace: 'visibleCount',
    seen: 'a confirmation leaves out cases',
  },
  {
    file: 'apps/portal/src/features/checkout/Paying.tsx',
    find: "{status === 'open' ? (",
    replace: "{status === 'loading' ? (",
    seen: 'a customer whose payment does not show cannot load it again',
  },
  {
    file: 'apps/portal/src/features/checkout/checkoutTheme.ts',
    find: "color !== ''",
    replace: "color === ''",
    seen: 'the payment frame does not get the colours of the page',
  },
  {
    file: 'apps/portal/src/features/checkout/checkout.rules.ts',
    find: "cancelled: { completed: 'completed' },",
    replace: 'cancelled: {},',
    seen: 'a payment that another tab completes stays cancelled here',
  },
  {
    file: 'apps/portal/src/features/checkout/useCheckout.ts',
    find: 'useState(known === undefined || known.isReopened === true)',
    replace: 'useState(false)',
    seen: 'an earlier payment opens again although its case has changed',
  },
  {
    file: 'apps/portal/src/features/checkout/dueState.rules.ts',
    find: 'answer.charge === charge ? [] : [{ charge: answer.charge }]',
    replace: '[]',
    seen: 'an earlier payment takes another amount than the case asks for',
  },
  {
    file: 'apps/portal/src/features/checkout/dueState.rules.ts',
    find: 'parts.length === 0',
    replace: 'parts.length < 0',
    seen: 'a payment from another browser takes money that nobody owes any more',
  },
  {
    file: 'apps/portal/src/features/case/CasePaymentCard.tsx',
    find: 'noteOf(caution) ?? beforePaying',
    replace: 'beforePaying',
    seen: 'a customer who should wait with paying is not told so while Swish is off',
  },
  {
    file: 'apps/portal/src/features/case/CasePaymentCard.tsx',
    find: 'isToWait || chargeOf(claimCase) === 0',
    replace: 'chargeOf(claimCase) === 0',
    seen: 'a contested case is to be paid to Plusgiro while Swish is off',
  },
  {
    file: 'apps/portal/src/features/case/meaning.rules.ts',
    find: `  if (paymentObstacleOf(claimCase) === 'nothingToPay') return null;
`,
    replace: '',
    seen: 'a contested case of nothing is said to count while Swish is off',
  },
  {
    file: 'apps/portal/src/features/case/CasePaymentCard.tsx',
    find: 'noteOf(caution) ?? byPlusgiro',
    replace: 'byPlusgiro',
    seen: 'a customer who should wait with paying is not told so while the debt grows',
  },
  {
    file: 'apps/portal/src/features/checkout/dueState.rules.ts',
    find: `  if (paid === 'some' && state === 'inProgress') return 'outdated';
`,
    replace: '',
    seen: 'a customer who has paid one of twelve cases is told to pay nothing more',
  },
];
