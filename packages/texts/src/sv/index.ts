import { accessibility } from './accessibility.ts';
import { caseDetails } from './case.ts';
import { checkout } from './checkout.ts';
import { claims } from './claims.ts';
import { damages } from './damages.ts';
import { debtCompilation } from './debtCompilation.ts';
import { documents } from './documents.ts';
import { drafts } from './drafts.ts';
import { errors } from './errors.ts';
import { fields } from './fields.ts';
import { login } from './login.ts';
import { messages } from './messages.ts';
import { newQuestion } from './newQuestion.ts';
import { overview } from './overview.ts';
import { pages } from './pages.ts';
import { payment } from './payment.ts';
import { paymentNumbers } from './paymentNumbers.ts';
import { paymentPlan } from './paymentPlan.ts';
import { print } from './print.ts';
import { registerExtract } from './registerExtract.ts';
import { session } from './session.ts';
import { shell } from './shell.ts';
import { ui } from './ui.ts';

/** All Swedish texts of the portal, by feature. */
export const sv = {
  ui,
  shell,
  login,
  session,
  overview,
  claims,
  case: caseDetails,
  debtCompilation,
  documents,
  damages,
  registerExtract,
  messages,
  newQuestion,
  fields,
  drafts,
  accessibility,
  pages,
  payment,
  paymentNumbers,
  paymentPlan,
  print,
  checkout,
  errors,
} as const;
