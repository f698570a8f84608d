import * as v from 'valibot';

import { optional } from './primitives.ts';

/** How the customer reaches the BankID app: by scanning a code, or by starting the app on the same device. */
export const loginModes = ['qr', 'autostart'] as const;
export type LoginMode = (typeof loginModes)[number];

/** Answer of StartLogin, RestartLogin, GetLoginStatus and StartDummyLogin. */
export const loginStatusSchema = v.object({
  status: v.picklist(['pending', 'failed', 'complete']),
  /** BankID's hint code. Unknown codes are expected and must not break the page. */
  hintCode: optional(v.string()),
  /** Present when complete: the input of FinalizeLogin, valid for 60 seconds. */
  loginTicket: optional(v.string()),
  /** Present in QR mode while pending: `bankid.<token>.<seconds>.<hmac>`, new in every answer. */
  qrDatastring: optional(v.string()),
  /** Present in autostart mode while pending. */
  autostartToken: optional(v.string()),
});
export type LoginStatus = v.InferOutput<typeof loginStatusSchema>;

export const startDummyLoginRequestSchema = v.object({ personalNumber: v.string() });
export type StartDummyLoginRequest = v.InferOutput<typeof startDummyLoginRequestSchema>;
