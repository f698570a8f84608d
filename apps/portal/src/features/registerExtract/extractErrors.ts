import { texts } from '../../texts.ts';
import type { ExtractField, ExtractProblems } from './registerExtract.rules.ts';

/** What is wrong with a field, in words; undefined for what can be sent. */
export type ExtractErrors = Readonly<Record<ExtractField, string | undefined>>;

/** Says what is wrong with each field (rows V06 and V07). */
export function extractErrors({ email, phone }: ExtractProblems): ExtractErrors {
  return {
    email: email === null ? undefined : texts.fields.email[email],
    phone: phone === null ? undefined : texts.fields.phone[phone],
  };
}
