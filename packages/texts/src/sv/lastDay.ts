/** Where the customer finds the last day to pay, in each state of a case on its way to foreclosure. */
export const lastDay = {
  Claim: 'Sista betalningsdag står i kravbrevet.',
  Reminder: 'Sista betalningsdag står i påminnelsen.',
  Collection: 'Sista betalningsdag står i inkassokravet.',
  PaymentOrder: 'Tiden står i brevet från Kronofogden.',
  Decision: 'Betala för att undvika utmätning.',
  Verdict: 'Betala för att undvika utmätning.',
  Foreclosure: 'Prata med Kronofogden om du har frågor.',
} as const;
