import * as v from 'valibot';

/** Where to reach the customer about a register extract, as far as it is written. */
export interface ExtractContact {
  readonly email: string;
  readonly phone: string;
}

export const noExtractContact: ExtractContact = { email: '', phone: '' };

export const extractContactSchema = v.object({ email: v.string(), phone: v.string() });
