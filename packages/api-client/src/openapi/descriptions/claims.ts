import { endpoints } from '../../contract/endpoints.ts';
import {
  amortizationOccasionSchema,
  caseSchema,
  claimsPackageSchema,
  customerCaseSchema,
  nextAmortizationOccasionSchema,
  paymentPlanInfoSchema,
  transactionSchema,
} from '../../contract/insurance.ts';
import { describe, type OperationDescriptions } from './describe.ts';

/** Cases and the history of their payments. */
export const objects = [
  describe(
    customerCaseSchema,
    'One thing that a case is about; a case over several vehicles or periods has several.',
    {
      caseType: ['What is claimed.', 'of-ärende'],
      damageDate: [
        "The day of a damage: shows as 'Skadedag', in place of the period.",
        '2026-02-03',
      ],
      fromDate: ["The first day of the period: 'Tidsperiod'.", '2026-06-01'],
      toDate: ['The last day of the period; null while it is open.', '2026-08-31'],
    },
    {
      uninsured: { damageDate: null },
      damage: { caseType: 'självrisk', fromDate: null, toDate: null },
    },
  ),
  describe(nextAmortizationOccasionSchema, 'A month of an installment plan that is to come.', {
    amountLeftToPay: ['What is to be paid, in kronor.', '1 250,00'],
    date: ['The last day to pay.', '2026-12-31'],
  }),
  describe(
    amortizationOccasionSchema,
    "The current month of an installment plan. It has nothing to pay when expectedAmount is zero, else it is paid when amountLeftToPay is zero ('0' or '0,00').",
    {
      expectedAmount: ['What is to be paid in the month, in kronor.', '1 250,00'],
      paidAmount: ['What has been paid of it, in kronor.', '500,00'],
      amountLeftToPay: ['What is left of it, in kronor.', '750,00'],
      date: ['The last day to pay.', '2026-11-30'],
    },
  ),
  describe(
    paymentPlanInfoSchema,
    'An agreed installment plan: its months, and the parts of what is left of the debt.',
    {
      activeAmortizationOccasion: ['The current month.'],
      nextAmortizationOccasion: ['The month after it; null when there is none.'],
      remainingAmortizationOccasions: [
        "The months that are left to pay, the current one first, then by date: their number is 'Antal betalningar kvar'.",
      ],
      willBeClosed: [
        'True when the plan will be closed because it has not been followed: the case says so.',
        false,
      ],
      capitalBalance: ['Kapital, in kronor.', '11 000,00'],
      costBalance: ['Kostnader, in kronor.', '180,00'],
      interestBalance: ['Ränta, in kronor.', '312,50'],
      feeBalance: ['Uppläggnings- och aviseringskostnad, in kronor.', '170,00'],
      notificationCost: ['Preliminär tillkommande aviseringskostnad, in kronor.', '400,00'],
      interestClaim: ['Preliminär tillkommande ränta, in kronor.', '212,50'],
      totalAmount: [
        'Totalt belopp, in kronor: the sum of the six before, and of the months that are left. The portal says so if it is not.',
        '12 275,00',
      ],
    },
  ),
  describe(
    caseSchema,
    'One case of a customer.',
    {
      referenceNumber: [
        'What names the case, and no other case of any customer: digits only; the portal draws their groups.',
        '47110023918',
      ],
      stateName: ['The state of the case, with or without spaces around it.', 'Reminder'],
      active: [
        'True in the deck of active cases, false in the other: a closed case shows for a year, without an amount.',
        true,
      ],
      amountToPay: [
        'What can be paid now, in kronor. Of an installment plan all that is left of it, without costs to come. Less than one krona shows as nothing to pay.',
        '4 350,00',
      ],
      customerCases: ['What the case is about, in the order in which it shows.'],
      registrationNumbers: ['The vehicles; none for a case that is about no vehicle.', ['ABC12D']],
      hasOpenUninsuredPeriod: [
        'True while a vehicle of the case is uninsured: the debt grows, Swish waits, and a payment answers 409.',
        false,
      ],
      dayCharge: [
        'By how much the case grows each day, in kronor; null when it does not. Shows while hasOpenUninsuredPeriod is true.',
        '180,00',
      ],
      ocrNumber: [
        'Names the case in a payment by Plusgiro; null leaves the line out.',
        '471100239188',
      ],
      plusGiroNumber: ['The account to pay to; null leaves the line out.', '12 34 56-6'],
      paymentStatus: ['How far a payment of the case has come.', 'None'],
      paymentPlanInfo: [
        'The plan of a case in the state InstallmentPlan; null for any other. The portal shows no plan of which a day does not exist or means "never", or whose next month is before its current one: the overview tells the customer to ask.',
      ],
    },
    {
      toBePaid: { dayCharge: null, paymentPlanInfo: null },
      uninsured: { stateName: 'Claim', hasOpenUninsuredPeriod: true, paymentPlanInfo: null },
      installmentPlan: { stateName: 'InstallmentPlan', amountToPay: '12 275,00', dayCharge: null },
      closed: {
        stateName: null,
        active: false,
        amountToPay: '0',
        dayCharge: null,
        paymentPlanInfo: null,
      },
    },
  ),
  describe(endpoints.getCase.query, 'Which case.', {
    referenceNumber: ['The number of the case; spaces in it do not count.', '47110023918'],
  }),
  describe(transactionSchema, 'A payment or correction of the last two years.', {
    type: ['What it was.', 'CustomerPayment'],
    date: ['The day when it was booked.', '2026-10-07'],
    amount: [
      'In kronor, above zero whichever way the money went, which the type says. Below zero it takes back what was booked.',
      '4 350,00',
    ],
  }),
  describe(
    claimsPackageSchema,
    'All that the claims page shows.',
    {
      activeReferenceNumberBaseDeck: ['The active cases, in the order in which they show.'],
      inactiveReferenceNumberBaseDeck: [
        'The cases that were closed within a year, in the order in which they show.',
      ],
      referenceNumberTransactions: [
        'The payment history of two years, in any order: the newest shows first.',
      ],
      hasOspec: ['True when money has come that belongs to no case yet: the page says so.', false],
    },
    { oneCase: { inactiveReferenceNumberBaseDeck: [] } },
  ),
];

/** The calls about cases. */
export const calls = {
  getClaims: {
    spoken: 'Krav och betalningar',
    summary: 'All cases, active and closed, and the payment history of two years.',
    description:
      'For the claims page, and again after a payment. Who has not the matrixCustomerType `matrixCustomer` gets 403.',
    answer: 'All cases, and the payment history.',
    systems: ['insurance'],
  },
  getCase: {
    spoken: 'Ett ärende',
    summary: 'One case. A number that is not this customer’s answers 404.',
    description:
      'For the page of a case, and to learn how a payment ended whose answer was lost. Who has not the matrixCustomerType `matrixCustomer` gets 403; a missing parameter is 400. It answers the cases that the package lists, and 404 for any other.',
    answer: 'The case.',
    systems: ['insurance'],
  },
  getDebtCompilation: {
    spoken: 'Beställ skuldsammanställning',
    summary:
      'Orders a debt compilation, which then turns up among the insurance documents. Orders within a minute are one while no debt changes.',
    description:
      'When the customer has confirmed the order. The portal fetches the documents again at once, and shows the new one when it is there. Who has not the matrixCustomerType `matrixCustomer` gets 403.',
    answer: 'The compilation is ordered.',
    systems: ['insurance'],
  },
  confirmDebtCompilation: {
    spoken: 'Bekräfta skuldsammanställning',
    summary:
      'Tells that the customer has seen that the order went through. Its failure undoes nothing.',
    description:
      'After the order has gone through and the customer has seen it. The body is an empty object: the newest order of the customer is meant. It changes nothing that the customer sees.',
    answer: 'It is noted.',
    systems: ['insurance'],
  },
} satisfies OperationDescriptions;
