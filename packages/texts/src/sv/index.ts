// All Swedish texts of the portal, by feature: names of their own instead of one object, so that a bundler leaves out or
// puts elsewhere the features that a page does not name.
import { ui as uiSv } from './ui.ts';

export { accessibility } from './accessibility.ts';
export { caseDetails as case } from './case.ts';
export { caseHistory } from './caseHistory.ts';
export { caseStates } from './caseStates.ts';
export { caseTypes } from './caseTypes.ts';
export { checkout } from './checkout.ts';
export { claims } from './claims.ts';
export { damages } from './damages.ts';
export { debtCompilation } from './debtCompilation.ts';
export { documents } from './documents.ts';
export { drafts } from './drafts.ts';
export { errors } from './errors.ts';
export { fields } from './fields.ts';
export { lastDay } from './lastDay.ts';
export { login } from './login.ts';
export { messages } from './messages.ts';
export { newQuestion } from './newQuestion.ts';
export { nextSteps } from './nextSteps.ts';
export { overview } from './overview.ts';
export { pages } from './pages.ts';
export { payment } from './payment.ts';
export { paymentLoss } from './paymentLoss.ts';
export { paymentNumbers } from './paymentNumbers.ts';
export { paymentPlan } from './paymentPlan.ts';
export { print } from './print.ts';
export { registerExtract } from './registerExtract.ts';
export { session } from './session.ts';
export { shell } from './shell.ts';

/** The words of the library, as this provider says them: a file that is gone names the law (row A12). */
export const ui = {
  ...uiSv,
  fileTakenAway: 'Filen är borttagen enligt dataskyddsförordningen (GDPR).',
} as const;
