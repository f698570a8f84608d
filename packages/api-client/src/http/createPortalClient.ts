import { type Clock, systemClock } from '../clock.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../contract/endpoints.ts';
import { emptyReader, jsonReader, textReader } from './answer.ts';
import type { PortalClient } from './client.types.ts';
import { createCaller } from './createCaller.ts';
import { fileReader } from './fileReader.ts';
import type { ReadCookie, RequestInput } from './request.ts';
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
 * how the call ended.
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

  const reporting =
    <Value>(name: EndpointName, call: (input: RequestInput) => Promise<ApiResult<Value>>) =>
    async (input: RequestInput = {}): Promise<ApiResult<Value>> => {
      const result = await call(input);
      onOutcome?.(name, result);
      return result;
    };

  const json = <const Name extends NameOf<'json'>>(name: Name) => {
    const read = jsonReader<SchemaOf<Name>>(endpoints[name].response.schema);
    return reporting(name, (input) => caller.call(endpoints[name], read, input));
  };
  const html = (name: NameOf<'html'>) =>
    reporting(name, (input) => caller.call(endpoints[name], textReader, input));
  const empty = (name: NameOf<'empty'>) =>
    reporting(name, (input) => caller.call(endpoints[name], emptyReader, input));
  const file = (name: NameOf<'file'>) => {
    const read = fileReader(endpoints[name].response.mediaTypes);
    return reporting(name, (input) => caller.call(endpoints[name], read, input));
  };

  // Written out instead of generated in a loop, so that the compiler checks each function against the table without a
  // cast.
  return {
    startDummyLogin: json('startDummyLogin'),
    startLogin: json('startLogin'),
    restartLogin: json('restartLogin'),
    getLoginStatus: json('getLoginStatus'),
    finalizeLogin: empty('finalizeLogin'),
    getUser: json('getUser'),
    logout: empty('logout'),
    refresh: (input) => caller.renew(input ?? {}),
    sendBrowserAlive: empty('sendBrowserAlive'),
    getVipAccess: json('getVipAccess'),
    getSiteCurrentState: json('getSiteCurrentState'),
    getSiteInformationText: html('getSiteInformationText'),
    getBankIdCurrentState: json('getBankIdCurrentState'),
    getClaims: json('getClaims'),
    getCase: json('getCase'),
    getDebtCompilation: empty('getDebtCompilation'),
    confirmDebtCompilation: empty('confirmDebtCompilation'),
    createPayment: json('createPayment'),
    createTotalPayment: json('createTotalPayment'),
    checkoutFinished: empty('checkoutFinished'),
    getClaimDocuments: json('getClaimDocuments'),
    getClaimDocument: file('getClaimDocument'),
    getRegisterExtracts: json('getRegisterExtracts'),
    createRegisterExtractRequest: empty('createRegisterExtractRequest'),
    downloadFile: file('downloadFile'),
    getConversations: json('getConversations'),
    getConversation: json('getConversation'),
    postMessage: json('postMessage'),
    postMessageToConversation: json('postMessageToConversation'),
    markConversationAsReadByCustomer: empty('markConversationAsReadByCustomer'),
    getAttachmentsMetadata: json('getAttachmentsMetadata'),
    downloadAttachedFile: file('downloadAttachedFile'),
    getNumberOfUnreadConversations: json('getNumberOfUnreadConversations'),
    getDamages: json('getDamages'),
    logError: empty('logError'),
  };
}

type Table = typeof endpoints;

/** Names of the endpoints with this kind of response body. */
type NameOf<Kind extends Endpoint['response']['kind']> = {
  [Name in EndpointName]: Table[Name]['response'] extends { kind: Kind } ? Name : never;
}[EndpointName];

type SchemaOf<Name extends NameOf<'json'>> = Table[Name]['response']['schema'];
