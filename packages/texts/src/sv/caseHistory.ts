/** What has happened to a case, and what comes. */
export const caseHistory = {
  title: 'Det som har hänt',
  titleWithComing: 'Det som har hänt och kommer',
  now: 'Nu',
  toPay: '{amount} att betala.',
  monthToPay: '{amount} att betala senast {date}.',
  monthWasToPay: '{amount} att betala. Sista dag var {date}.',
  paidOfMonth: '{paid} av {expected} är betalt.',
  isProcessing: 'Betalning bearbetas',
  nextMonth: 'Nästa månad',
  toPayNextMonth: '{amount} att betala',
  youPaid: 'Du betalade {amount}',
  processing: 'Bearbetas',
  span: '{from} till {to}',
  wasUninsured: '{reg} saknade trafikförsäkring',
  isUninsured: '{reg} saknar trafikförsäkring från den här dagen',
  /** Without a vehicle's number, or with several. */
  insuranceWasMissing: 'Trafikförsäkring saknades',
  insuranceIsMissing: 'Trafikförsäkring saknas från den här dagen',
  via: 'Via {method}',
  older: 'Visa äldre brev ({count})',
  failed: 'Breven kan inte visas just nu.',
} as const;
