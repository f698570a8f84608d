import * as v from 'valibot';

/** Maximum lengths of an e-mail address and a telephone number. */
export const contactLimits = { email: 100, phone: 20 } as const;

/** An e-mail address. */
export const emailAddress = v.pipe(v.string(), v.maxLength(contactLimits.email), v.rfcEmail());

const digitsOfPhone = (text: string): string => text.replaceAll(/[\s-]/gu, '');

/** An optional telephone number. */
export const phoneNumber = v.pipe(
  v.string(),
  v.transform(digitsOfPhone),
  v.maxLength(contactLimits.phone),
  v.regex(/^(?:\+?\d+)?$/u),
);

/** A required telephone number. */
export const mandatoryPhoneNumber = v.pipe(phoneNumber, v.nonEmpty());
