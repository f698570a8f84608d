import * as v from 'valibot';

/** Body of LogError. Neither text may contain a personal number, a message or a token. */
export const errorReportSchema = v.object({
  /** The place in the code; empty if it is unknown. */
  stack: v.string(),
  message: v.string(),
});

/** An error of the page, as it is reported to the provider. */
export type ErrorReport = v.InferOutput<typeof errorReportSchema>;
