import type { Fault } from '../fault.ts';

/** Details of the large pages. */
export const featureParts: readonly Fault[] = [
  {
    file: 'apps/portal/src/features/case/DueLine.tsx',
    find: '  if (!hasDueLetter(claimCase)) return null;\n',
    replace: '',
    seen: 'a place for a line that never comes moves the page',
  },
  {
    file: 'apps/portal/src/features/case/MeaningCard.tsx',
    find: 'access.routes.messages ? (',
    replace: 'access.routes.claims ? (',
    seen: 'a link leads to messages that are closed',
  },
  {
    file: 'apps/portal/src/features/case/plan/PlanDetails.tsx',
    find: '[...new Set(faults), sums.advice]',
    replace: '[...faults, sums.advice]',
    seen: 'the same sentence stands twice',
  },
  {
    file: 'apps/portal/src/features/checkout/route.tsx',
    find: 'key={key} ',
    replace: '',
    seen: 'a payment that was begun again shows the question of the first visit',
  },
  {
    file: 'apps/portal/src/features/claims/CaseTabs.tsx',
    find: 'listSettings.set(withTab(listSettings.get(), key))',
    replace: 'listSettings.set({ ...listSettings.get(), tabKey: key })',
    seen: 'a tab opens with thousands of rows',
  },
  {
    file: 'apps/portal/src/features/claims/month.rules.ts',
    find: 'references.length > mostNamed',
    replace: 'references.length >= mostNamed',
    seen: 'five plans are counted and not named',
  },
  {
    file: 'apps/portal/src/features/overview/nextSteps/useShowConversation.ts',
    find: '    if (isForOtherTab(event)) return;\n',
    replace: '',
    seen: 'a conversation is unfolded in a tab that nobody looks at',
  },
  {
    file: 'apps/portal/src/features/overview/nextSteps/unreadStep.rules.ts',
    find: '.findLast((message) => !message.createdByIdentity)',
    replace: '.find((message) => !message.createdByIdentity)',
    seen: 'an unread answer is said to be of the first message',
  },
  {
    file: 'apps/portal/src/features/documents/DocumentsView.tsx',
    find: "reason === 'blocked' ? (",
    replace: "reason === 'offline' ? (",
    seen: 'nobody is named whom a blocked customer can ask',
  },
  {
    file: 'apps/portal/src/features/case/CaseReasons.tsx',
    find: 'claimCase.active ? (',
    replace: 'claimCase ? (',
    seen: 'a closed case says that its amount is updated',
  },
  {
    file: 'apps/portal/src/features/accessibility/DeficiencyCard.tsx',
    find: '{situations[situation]}',
    replace: '{situations[concerns[0] ?? situation]}',
    seen: 'each deficiency names one kind of user again and again',
  },
  {
    file: 'apps/portal/src/features/overview/nextSteps/userSteps.rules.ts',
    find: ' && moreVehicles.length === 0',
    replace: '',
    seen: 'the overview names the wrong one of two vehicles',
  },
  {
    file: 'apps/portal/src/domain/completedPayments.rules.ts',
    find: 'since >= moment',
    replace: 'since > moment',
    seen: 'a case that was paid at the same moment is offered again',
  },
  {
    file: 'apps/portal/src/features/damages/damages.rules.ts',
    find: 'damageNumber.trim()',
    replace: 'damageNumber',
    seen: 'the number of a damage begins with blanks',
  },
];
