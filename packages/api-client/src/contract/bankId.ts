import * as v from 'valibot';

import { optional } from './primitives.ts';
import { openList } from './wordLists.ts';

/** How the customer reaches the BankID app: by scanning a code, or by starting the app on the same device. */
export const loginModes = ['qr', 'autostart'] as const;

/** How the customer reaches the BankID app. */
export type LoginMode = (typeof loginModes)[number];

/** How far an order has come. */
export const loginStatuses = ['pending', 'failed', 'complete'] as const;

/** BankID's hint codes of an order that is pending. Any other code changes no step. */
export const pendingHintCodes = [
  'outstandingTransaction',
  'noClient',
  'started',
  'userMrtd',
  'userSign',
] as const;

/** What BankID waits for while an order goes on. */
export type PendingHintCode = (typeof pendingHintCodes)[number];

/** BankID's hint codes of an order that has failed. Any other code is an unknown error. */
export const failedHintCodes = [
  'expiredTransaction',
  'certificateErr',
  'userCancel',
  'cancelled',
  'startFailed',
] as const;

/** Why BankID has ended an order without a login. */
export type FailedHintCode = (typeof failedHintCodes)[number];

/** All hint codes that mean something to the portal. */
export const hintCodes = [...pendingHintCodes, ...failedHintCodes] as const;

/** Answer of StartLogin, RestartLogin, GetLoginStatus and StartDummyLogin. */
export const loginStatusSchema = v.object({
  status: v.picklist(loginStatuses),
  /** One of `hintCodes`, or a newer one. */
  hintCode: optional(openList(hintCodes)),
  /** Present when complete: the input of FinalizeLogin, valid for 60 seconds. */
  loginTicket: optional(v.string()),
  /** Present in QR mode while pending: `bankid.<token>.<seconds>.<hmac>`, new in every answer. */
  qrDatastring: optional(v.string()),
  /** Present in autostart mode while pending. */
  autostartToken: optional(v.string()),
});
export type LoginStatus = v.InferOutput<typeof loginStatusSchema>;

/** Body of StartDummyLogin, which only local and test hosts have. */
export const startDummyLoginRequestSchema = v.object({ personalNumber: v.string() });

/** Who logs in without BankID. */
export type StartDummyLoginRequest = v.InferOutput<typeof startDummyLoginRequestSchema>;
