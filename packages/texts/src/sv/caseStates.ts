/** The states of a case, and what marks one with an open uninsured period in place of its state. */
export const caseStates = {
  uninsured: 'Oförsäkrat fordon',
  Claim: 'Krav',
  Collection: 'Inkasso',
  Foreclosure: 'Utmätning',
  PaymentOrder: 'Betalningsföreläggande',
  Reminder: 'Påminnelse',
  Decision: 'Utslag',
  Verdict: 'Dom',
  Contestation: 'Bestridande',
  InstallmentPlan: 'Avbetalningsplan',
  TemporaryOffer: 'Tillfälligt erbjudande',
  Ackord: 'Ackord',
} as const;
