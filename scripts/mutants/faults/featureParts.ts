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
  {
    file: 'apps/portal/src/features/case/CaseCard.tsx',
    find: '<DigitGroups isSpelledOut value={referenceNumber} />',
    replace: '<DigitGroups value={referenceNumber} />',
    seen: 'the number of a case is heard as billions',
  },
  {
    file: 'apps/portal/src/features/case/CaseCard.tsx',
    find: 'only !== undefined && others.length === 0 && customerCaseTime(only),',
    replace: 'only !== undefined && customerCaseTime(only),',
    seen: 'the time of the first part shows as that of the whole case',
  },
  {
    file: 'apps/portal/src/features/case/CasePaymentCard.tsx',
    find: 'chargeOf(claimCase) > 0 ? plusGiro : later',
    replace: 'plusGiro',
    seen: 'a rest under one krona is to be paid to Plusgiro',
  },
  {
    file: 'apps/portal/src/features/case/CasePaymentCard.tsx',
    find: 'numbersContext={plan === null ? undefined : words.wholePlan}',
    replace: 'numbersContext={words.wholePlan}',
    seen: 'the numbers of a case without a plan are named after one',
  },
  {
    file: 'apps/portal/src/features/case/HistorySection.tsx',
    find: "if (rows.length === 0 && status === 'ready') return null;",
    replace: 'if (rows.length === 0) return null;',
    seen: 'nobody says that the letters are missing',
  },
  {
    file: 'apps/portal/src/features/case/plan/PlanCalendar.tsx',
    find: "type: 'text/calendar;charset=utf-8'",
    replace: "type: 'text/plain'",
    seen: 'a phone does not open the calendar file',
  },
  {
    file: 'apps/portal/src/features/case/plan/PlanCalendar.tsx',
    find: 'count: (last?.count ?? 0) + 1',
    replace: 'count: 1',
    seen: 'a second calendar file is made without a word',
  },
  {
    file: 'apps/portal/src/features/documents/FilterFields.tsx',
    find: '        maxLength={longestReference}\n',
    replace: '',
    seen: 'the field of the reference number takes any number of digits',
  },
  {
    file: 'apps/portal/src/features/login/LoginPage.tsx',
    find: '<VisuallyHidden>{words.loadingState}</VisuallyHidden>',
    replace: 'null',
    seen: 'a screen reader finds an empty box while the login is being opened',
  },
];
