import type { Amount } from '@mina-sidor/api-client';

interface Payee {
  readonly name: string;
  readonly organisationNumber: string;
}

interface PlusgiroPayment {
  readonly payee: Payee;
  readonly plusgiro: string | null;
  readonly ocr: string | null;
  readonly amount: Amount;
  /** The last day to pay, as `2026-11-30`, if there is one. */
  readonly dueDate?: string | undefined;
}

/** The first version of the standard; the document type is an invoice. */
const standard = { version: 1, invoice: 1 } as const;

/**
 * The content of a QR code from which a bank's app fills in a Plusgiro payment, in the Swedish standard UsingQR.
 * `null` when the account, the OCR number or the amount is unknown: an incomplete code would be worse than none.
 *
 * @example plusgiroPaymentCode({ payee, plusgiro: '123456-6', ocr: '471100239188', amount: 435_050 })
 */
export function plusgiroPaymentCode({
  payee,
  plusgiro,
  ocr,
  amount,
  dueDate,
}: PlusgiroPayment): string | null {
  const account = digitsOf(plusgiro);
  const reference = digitsOf(ocr);
  if (account.length < 2 || reference === '' || amount === null || amount <= 0) return null;
  return JSON.stringify({
    uqr: standard.version,
    tp: standard.invoice,
    nme: payee.name,
    cid: payee.organisationNumber,
    iref: reference,
    ...(dueDate === undefined ? {} : { ddt: digitsOf(dueDate.slice(0, 'YYYY-MM-DD'.length)) }),
    due: amount / 100,
    pt: 'PG',
    acc: `${account.slice(0, -1)}-${account.slice(-1)}`,
  });
}

const digitsOf = (text: string | null): string => text?.replaceAll(/\D/gu, '') ?? '';
