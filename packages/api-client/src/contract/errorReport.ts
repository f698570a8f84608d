import * as v from 'valibot';

/** Body of LogError (row Q33). Neither text may hold a personal number, a message or a token. */
export const errorReportSchema = v.object({
  /** Where in the code it happened; empty when that is not known. */
  stack: v.string(),
  message: v.string(),
});
export type ErrorReport = v.InferOutput<typeof errorReportSchema>;
