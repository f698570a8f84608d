import { type Clock, systemClock } from '../clock.ts';
import type { EndpointName } from '../contract/endpoints.ts';
import { visitorEndpoints as endpoints } from '../contract/visitorEndpoints.ts';
import { type Call, createCalls } from './calls.ts';
import type { PortalClient } from './client.types.ts';
import { createCaller } from './createCaller.ts';
import type { CustomerCalls } from './customerCalls.ts';
import type { ReadCookie } from './request.ts';
import type { ApiResult } from './result.ts';
import type { Upload } from './upload.ts';

/** What the client needs from its environment; it uses no globals itself. */
export interface PortalClientOptions {
  /** Origin of the API, such as `https://minasidor.example`; empty for the page's own. */
  readonly baseUrl: string;
  /** `globalThis.fetch`, or a replacement. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Sends a form with its files and reports progress. Without it the client uses `fetch`, which reports none. */
  readonly upload?: Upload;
  /** Reads a cookie without decoding it. Called for each request, because a renewal changes the token. */
  readonly readCookie: ReadCookie;
  /** Default: the real clock. */
  readonly clock?: Clock;
  /**
   * Time limit of a call, including its body, in milliseconds. For a form with progress: the longest time without
   * progress.
   * @default 60 000
   */
  readonly timeoutMs?: number;
  /**
   * Called with the end of each call, including renewals of the session. For logging and other policy; must not throw.
   */
  readonly onOutcome?: (endpoint: EndpointName, result: ApiResult<unknown>) => void;
}

/**
 * Creates a client with one function for each endpoint. No function throws or rejects: the `outcome` of its result says
 * how the call ended. The contract of what only a logged-in customer calls is loaded with the first such call.
 */
export function createPortalClient(options: PortalClientOptions): PortalClient {
  const { baseUrl, fetch, readCookie, onOutcome } = options;
  const { clock = systemClock, timeoutMs = 60_000, upload = fetch } = options;
  const caller = createCaller({
    baseUrl,
    fetch,
    upload,
    readCookie,
    clock,
    timeoutMs,
    onRenewed: (result) => onOutcome?.('refresh', result),
  });
  const calls = createCalls(caller, onOutcome);
  const { json, html, empty } = calls;

  let loading: Promise<CustomerCalls> | undefined;
  const loadCustomerCalls = async () =>
    (await import('./customerCalls.ts')).createCustomerCalls(calls);
  const later =
    <Value>(callOf: (customerCalls: CustomerCalls) => Call<Value>): Call<Value> =>
    async (input) => {
      try {
        loading ??= loadCustomerCalls();
        return await callOf(await loading)(input);
      } catch {
        // The network may have been away. The next call tries again.
        loading = undefined;
        return { outcome: 'network', url: '' };
      }
    };

  return {
    startDummyLogin: json('startDummyLogin', endpoints.startDummyLogin),
    startLogin: json('startLogin', endpoints.startLogin),
    restartLogin: json('restartLogin', endpoints.restartLogin),
    getLoginStatus: json('getLoginStatus', endpoints.getLoginStatus),
    finalizeLogin: empty('finalizeLogin', endpoints.finalizeLogin),
    getUser: json('getUser', endpoints.getUser),
    logout: empty('logout', endpoints.logout),
    refresh: (input) => caller.renew(input ?? {}),
    sendBrowserAlive: empty('sendBrowserAlive', endpoints.sendBrowserAlive),
    getVipAccess: json('getVipAccess', endpoints.getVipAccess),
    getSiteCurrentState: json('getSiteCurrentState', endpoints.getSiteCurrentState),
    getSiteInformationText: html('getSiteInformationText', endpoints.getSiteInformationText),
    getBankIdCurrentState: json('getBankIdCurrentState', endpoints.getBankIdCurrentState),
    logError: empty('logError', endpoints.logError),
    getClaims: later(({ getClaims }) => getClaims),
    getCase: later(({ getCase }) => getCase),
    getDebtCompilation: later(({ getDebtCompilation }) => getDebtCompilation),
    confirmDebtCompilation: later(({ confirmDebtCompilation }) => confirmDebtCompilation),
    createPayment: later(({ createPayment }) => createPayment),
    createTotalPayment: later(({ createTotalPayment }) => createTotalPayment),
    checkoutFinished: later(({ checkoutFinished }) => checkoutFinished),
    getClaimDocuments: later(({ getClaimDocuments }) => getClaimDocuments),
    getClaimDocument: later(({ getClaimDocument }) => getClaimDocument),
    getRegisterExtracts: later(({ getRegisterExtracts }) => getRegisterExtracts),
    createRegisterExtractRequest: later((all) => all.createRegisterExtractRequest),
    downloadFile: later(({ downloadFile }) => downloadFile),
    getConversations: later(({ getConversations }) => getConversations),
    getConversation: later(({ getConversation }) => getConversation),
    postMessage: later(({ postMessage }) => postMessage),
    postMessageToConversation: later((all) => all.postMessageToConversation),
    markConversationAsReadByCustomer: later((all) => all.markConversationAsReadByCustomer),
    getAttachmentsMetadata: later((all) => all.getAttachmentsMetadata),
    downloadAttachedFile: later(({ downloadAttachedFile }) => downloadAttachedFile),
    getNumberOfUnreadConversations: later((all) => all.getNumberOfUnreadConversations),
    getDamages: later(({ getDamages }) => getDamages),
  };
}
