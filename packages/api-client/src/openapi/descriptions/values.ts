import {
  type FailedHintCode,
  hintCodes,
  loginModes,
  loginStatuses,
  type PendingHintCode,
} from '../../contract/bankId.ts';
import { conversationSubjects } from '../../contract/communication.ts';
import { claimDocumentTypes, deliveryMethods } from '../../contract/documents.ts';
import { damageCustomerTypes, matrixCustomerTypes } from '../../contract/identity.ts';
import {
  caseStates,
  caseTypes,
  paymentStatuses,
  transactionTypes,
} from '../../contract/insurance.ts';
import { portalMessageTypes } from '../../contract/messageForms.ts';
import { problemTypes } from '../../contract/problem.ts';
import { type ProviderSystem, providerSystems } from '../../contract/siteState.ts';

type Sentences<Word extends string> = Readonly<Record<Word, string>>;

/** A list of words, and what the customer sees for each. */
interface DescribedList {
  readonly words: readonly string[];
  readonly sentences: Sentences<string>;
  /** Of an open list: what any other word does. */
  readonly otherwise?: string;
}

function closed<Word extends string>(
  words: readonly Word[],
  sentences: Sentences<Word>,
): DescribedList {
  return { words, sentences };
}

function open<Word extends string>(
  words: readonly Word[],
  otherwise: string,
  sentences: Sentences<Word>,
): DescribedList {
  return { words, sentences, otherwise };
}

const pendingHints: Sentences<PendingHintCode> = {
  outstandingTransaction:
    'Shows the QR code or the start of the app, and asks the customer to open it.',
  noClient: 'The same: no app has taken the order yet.',
  started: 'Says that the app looks for a BankID.',
  userMrtd: 'Says that the customer has to hold the identity document to the phone.',
  userSign: 'The next step: asks the customer for the security code in the app.',
};

const failedHints: Sentences<FailedHintCode> = {
  expiredTransaction: 'Says that the app did not answer in time.',
  certificateErr: 'Says that the BankID is too old or blocked.',
  userCancel: 'Says that the customer cancelled.',
  cancelled: 'The same: another order has taken the place of this one.',
  startFailed:
    'The portal starts a new order by RestartLogin, at most 4 times in 120 seconds; then it says that the login was interrupted.',
};

const nameOfSystem: Sentences<ProviderSystem> = {
  portal: 'The whole portal: while it is off, everybody sees the page about maintenance.',
  insurance: 'Claims: while it is off, the claims pages lead to the overview and its card says so.',
  communication:
    'Messages: while it is off, their page leads to the overview and no live connection opens.',
  documents: 'The documents page: while it is off, it leads to the overview.',
  payments: 'Swish: while it is off, nothing can be paid here, and Plusgiro stays.',
  attachedFiles: 'Files of messages: while it is off, none can be attached or opened.',
  damage: 'Damages: while it is off, their page leads to the overview.',
  insuranceDocuments:
    'Letters about claims: while it is off, the documents page says that they are closed.',
  registerExtract:
    'Orders of register extracts: while it is off, their page says that none can be made.',
};

/** Every list of words in the documents. */
const describedLists: readonly DescribedList[] = [
  closed(matrixCustomerTypes, {
    matrixCustomer: 'Has claims: sees the claims pages and the letters about them.',
    blockedMatrixCustomer: 'Has claims that must not be shown: is told to contact the provider.',
    notCustomer: 'Has no claims: is told so.',
    notAvailable: 'The claims system does not know now: is told to come back later.',
  }),
  closed(damageCustomerTypes, {
    Customer: 'Has damage cases: sees them.',
    BlockedCustomer: 'Has damage cases that cannot be shown here: is told so.',
    NoDamageCustomer: 'Is known, without damage cases that can be shown: is told so.',
    NoCustomer: 'Is not known: is invited to report a damage.',
    NotAvailable: 'The damage system does not know now: is told to come back later.',
  }),
  closed(paymentStatuses, {
    None: 'No payment: the case can be paid.',
    Initialized: 'A payment was begun and not finished: the case can be paid.',
    CheckoutFinished:
      "The checkout says that it is paid: 'Betalning bearbetas', and no second payment.",
    Created: "The payment company says that it is paid: 'Betalning bearbetas' until it is booked.",
  }),
  closed(conversationSubjects, {
    insurance: 'Trafikförsäkringsavgift, from the customer centre.',
    damage: 'Skada, from the damage department.',
    other: 'Övrigt, from the customer centre.',
    none: 'No subject is shown.',
  }),
  closed(portalMessageTypes, {
    Insurance: 'Trafikförsäkringsavgift: the reference is the number of a case.',
    Damage: 'Skada: the reference is the number of a damage case.',
    Other: 'Övrigt: the portal asks for no reference.',
  }),
  closed(loginModes, {
    qr: 'On another device, which scans a QR code.',
    autostart: 'On this device, where the portal starts the app.',
  }),
  closed(loginStatuses, {
    pending: 'The order waits for the customer: the portal asks again after two seconds.',
    failed: 'The order is over without a login; the hint code says why.',
    complete: 'The customer has signed: the portal sends the ticket to FinalizeLogin.',
  }),
  open(Object.values(problemTypes), '`about:blank`: the status says it all.', {
    'urn:mina-sidor:problem:case-closed': 'The case is closed.',
    'urn:mina-sidor:problem:uninsured-period-open':
      'A vehicle of the case is still uninsured, so the debt is not final.',
    'urn:mina-sidor:problem:payment-in-progress': 'A payment of one of the cases is on its way.',
    'urn:mina-sidor:problem:nothing-to-pay':
      'Less than one krona is left to pay of one of the cases.',
    'urn:mina-sidor:problem:amount-unknown': 'What is owed for one of the cases is not known.',
    'urn:mina-sidor:problem:amount-changed': 'The amount is not what is owed now.',
    'urn:mina-sidor:problem:already-paid': 'One of the cases has been paid in the meantime.',
  }),
  open(
    caseStates,
    "Any other text is no state: the case shows as 'Aktivt', without a tag and without steps.",
    {
      Claim: "Krav: shows as 'Aktivt'.",
      Reminder: 'Påminnelse: the second of the steps when a claim is not paid.',
      Collection: 'Inkasso: the third step; the amount may hold costs.',
      PaymentOrder: 'Betalningsföreläggande: the fourth step.',
      Decision: 'Utslag: the fifth step.',
      Verdict: 'Dom: the fifth step as well, after a dispute.',
      Foreclosure: 'Utmätning: the last step.',
      Contestation:
        'Bestridande: a tag while the case is active; lawyers handle it, and no step is marked.',
      InstallmentPlan:
        'Avbetalningsplan: a tag, and the months of paymentPlanInfo in place of the amount.',
      TemporaryOffer:
        'Tillfälligt erbjudande: a tag while the case is active; a lower amount for a time.',
      Ackord: 'Ackord: a tag; a settlement of part of the debt.',
    },
  ),
  open(caseTypes, 'Any other text is shown as it is, without a reason.', {
    'of-ärende': 'Oförsäkrat fordon, with the days and what they cost.',
    premiekrav: 'Obetald fordonsförsäkring.',
    självrisk: 'Obetald självrisk.',
    ägarregress: 'Kostnad för skada, claimed from the owner.',
    förarregress: 'Kostnad för skada, claimed from the driver.',
  }),
  open(
    transactionTypes,
    "Any other text shows as 'Övrigt', and nothing says which way the money went.",
    {
      CustomerPayment: "Inbetalning: 'Du betalade'.",
      KfmPayment: "Betalning via Kronofogden: 'Kronofogden betalade'.",
      SkadeSystemPayment: "Skadeersättning: 'Minskade din skuld'.",
      Repayment: "Återbetalning: 'Vi betalade till dig'.",
      Correction: "Rättelse: 'Minskade din skuld', or 'Ökade din skuld' below zero.",
    },
  ),
  open(
    claimDocumentTypes,
    "A document of any other type is shown under 'Kravbrev och utskick' by its display name, and the portal tells it once by LogError.",
    {
      Kravbrev: "Under 'Kravbrev och utskick'.",
      Utskick: "Under 'Kravbrev och utskick'.",
      Avbetalningsplan:
        "The one with the latest createdDate shows under 'Avtal om avbetalningsplan'.",
      Sammanställning: "Under 'Skuldsammanställningar'.",
    },
  ),
  open(deliveryMethods, 'Any other text is shown as it is, and the filter offers it.', {
    Brev: "By post. Shows as it is, under 'Skickat via'.",
    'E-post': 'By e-mail.',
    Kivra: 'To the digital mailbox Kivra.',
    'Mina sidor': 'Made when the customer ordered it here.',
  }),
  open(
    hintCodes,
    'Any other code of a pending order keeps the step; of a failed one it is an unknown error.',
    { ...pendingHints, ...failedHints },
  ),
  open(providerSystems, 'An entry with any other name is ignored.', nameOfSystem),
];

/** What the documents say of a list with these words. */
export function listOf(words: readonly string[]): DescribedList | undefined {
  const key = words.join();
  return describedLists.find((list) => list.words.join() === key);
}
