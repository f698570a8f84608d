import * as v from 'valibot';

/** The contact details in a form, perhaps unfinished. */
export interface ExtractContact {
  readonly email: string;
  readonly phone: string;
}

export const noExtractContact: ExtractContact = { email: '', phone: '' };

export const extractContactSchema = v.object({ email: v.string(), phone: v.string() });
