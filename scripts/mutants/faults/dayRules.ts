import type { Fault } from '../fault.ts';

export const dayRules: readonly Fault[] = [
  {
    file: 'apps/portal/src/features/overview/nextSteps/planSteps.rules.ts',
    find: 'const isPast = first.day < today;',
    replace: 'const isPast = first.day <= today;',
    seen: 'the last day of several plans is said to have passed',
  },
  {
    file: 'apps/portal/src/features/login/personalNumber.ts',
    find: 'inThisCentury > localDay',
    replace: 'inThisCentury >= localDay',
    seen: 'a child of today is a hundred years old',
  },
  {
    file: 'apps/portal/src/domain/caseLetters.rules.ts',
    find: 'other.createdDate.localeCompare(one.createdDate)',
    replace: 'other.createdDate.slice(0, 10).localeCompare(one.createdDate.slice(0, 10))',
    seen: 'an older letter of the same day counts as the newest',
  },
  {
    file: 'apps/portal/src/platform/providerTime.ts',
    find: '!isPrompt || ',
    replace: '',
    seen: 'a tab that slept tells the day of yesterday',
  },
  {
    file: 'apps/portal/src/platform/providerTime.ts',
    find: 'Math.abs(said - ahead)',
    replace: 'said - ahead',
    seen: 'a device that is an hour fast shows a payment as made an hour later',
  },
  {
    file: 'apps/portal/src/platform/providerTime.ts',
    find: 'isConfirmed && ',
    replace: '',
    seen: 'one answer with a wrong date makes the portal forget what was paid today',
  },
  {
    file: 'apps/portal/src/features/case/plan/PlanMonths.tsx',
    find: 'date < today',
    replace: 'date <= today',
    seen: 'on the last day of a month the case says that it has passed',
  },
  {
    file: 'apps/portal/src/features/claims/month.rules.ts',
    find: 'first.day < today ? capital(dueText)',
    replace: 'first.day <= today ? capital(dueText)',
    seen: 'a month due today is written as one that is past',
  },
  {
    file: 'apps/portal/src/features/claims/month.rules.ts',
    find: 'capital(fill(day < today ? words.past',
    replace: 'capital(fill(day <= today ? words.past',
    seen: 'a plan due today is said to be past',
  },
  {
    file: 'apps/portal/src/features/case/history.rules.ts',
    find: 'day < today ? words.monthWasToPay',
    replace: 'day <= today ? words.monthWasToPay',
    seen: 'a case says that its month is past on its last day',
  },
  {
    file: 'apps/portal/src/domain/retry.ts',
    find: '<= longestWaitMs',
    replace: '< longestWaitMs',
    seen: 'a wait of just a minute is not waited for',
  },
  {
    file: 'apps/portal/src/features/claims/claims.rules.ts',
    find: "known === null || (known === 'Correction' && amount === null)",
    replace: 'known === null',
    seen: 'a correction that cannot be read is said to have made the debt smaller',
  },
  {
    file: 'apps/portal/src/features/case/plan/planDays.ts',
    find: 'amountLeftToPay === null || amountLeftToPay > 0)',
    replace: '(amountLeftToPay ?? 0) > 0)',
    seen: 'the calendar forgets a month whose amount cannot be read',
  },
  {
    file: 'apps/portal/src/domain/caseGroup.rules.ts',
    find: "group === 'closed' || group === 'uninsured'",
    replace: "group === 'uninsured'",
    seen: 'a closed case counts as being paid while a payment is unknown',
  },
  {
    file: 'apps/portal/src/features/claims/month.rules.ts',
    find: 'isOneDay ? words.past : words.firstPast',
    replace: 'words.past',
    seen: 'the whole sum of a month is called late when only its first part is',
  },
  {
    file: 'apps/portal/src/features/case/history.rules.ts',
    find: 'claimCase.mayBePaid === true ? null : words.isProcessing',
    replace: 'words.isProcessing',
    seen: 'the payment of one case is said of all',
  },
  {
    file: 'apps/portal/src/parts/payment/LeftOpenNotice.tsx',
    find: 'now(), access.payments)',
    replace: 'now(), true)',
    seen: 'no word of a payment that may be approved while payments are closed',
  },
  {
    file: 'apps/portal/src/customer/drafts/draftView.rules.ts',
    find: `  count: messageLimits.files,
`,
    replace: '',
    seen: 'the form takes another number of files than the contract',
  },
  {
    file: 'apps/portal/src/customer/useToday.ts',
    find: 'clock.setTimeout(() => setMinutes(minutes + 1), minute)',
    replace: 'null',
    seen: 'a page that stays open over midnight asks for yesterday',
  },
  {
    file: 'apps/portal/src/features/case/caseReason.rules.ts',
    find: `mayBeBeingPaid(claimCase)
`,
    replace: `false
`,
    seen: 'what has just been paid is left to pay',
  },
  {
    file: 'apps/portal/src/features/overview/OverviewView.tsx',
    find: 'refusal?.isOfPayment === true ? null : <LeftOpenNotice />',
    replace: '<LeftOpenNotice />',
    seen: 'two notices say the same of one payment',
  },
  {
    file: 'apps/portal/src/features/case/dueLetter.rules.ts',
    find: '< stageOf(claimCase)',
    replace: '< 0',
    seen: 'a reminder is named as the letter with the last day of the collection',
  },
  {
    file: 'apps/portal/src/features/case/CasePaymentCard.tsx',
    find: 'month?.amount ?? claimCase.amountToPay, month?.day',
    replace: 'claimCase.amountToPay',
    seen: 'the only code of a plan pays all of it while Swish is off',
  },
  {
    file: 'apps/portal/src/features/case/plan/plan.rules.ts',
    find: 'day < today ? monthPast : month',
    replace: 'month',
    seen: 'a day that has passed is the last day to pay while Swish is off',
  },
  {
    file: 'apps/portal/src/parts/payment/useBankPayments.ts',
    find: 'lastDay === undefined || lastDay < today ? undefined : lastDay',
    replace: 'lastDay',
    seen: 'the code of a month that is late names a day that a bank refuses',
  },
];
