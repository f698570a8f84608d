import * as v from 'valibot';

/** What an e-mail address and a telephone number may be at most (rows V06 and V07). */
export const contactLimits = { email: 100, phone: 20 } as const;

/** Where somebody is reached by e-mail. */
export const emailAddress = v.pipe(v.string(), v.maxLength(contactLimits.email), v.rfcEmail());

const digitsOfPhone = (text: string): string => text.replaceAll(/[\s-]/gu, '');
const aboutPhone =
  'Digits, with a plus sign before a country code; at most 20 characters without the spaces and hyphens.';

/** A telephone number, or nothing. */
export const phoneNumber = v.pipe(
  v.string(),
  v.description(aboutPhone),
  v.transform(digitsOfPhone),
  v.maxLength(contactLimits.phone),
  v.regex(/^(?:\+?\d+)?$/u),
);

/** A telephone number where one has to be given. */
export const mandatoryPhoneNumber = v.pipe(phoneNumber, v.nonEmpty());
