import { type Clock, systemClock } from '../clock.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { EndpointName } from '../contract/endpoints.ts';
import { visitorEndpoints } from '../contract/visitorEndpoints.ts';
import { type BodyReader, emptyReader, jsonReader, textReader } from './answer.ts';
import type { PortalClient } from './client.types.ts';
import { createCaller } from './createCaller.ts';
import { type Call, createLaterCalls } from './createLaterCalls.ts';
import type * as customerContract from './customerContract.ts';
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
    lastUserKey: () => lastUserKey,
    getUser: (input) => getUser(input),
  });
  const call =
    <Value>(name: EndpointName, endpoint: Endpoint, read: BodyReader<Value>): Call<Value> =>
    async (input = {}) => {
      const result = await caller.call(endpoint, read, input);
      onOutcome?.(name, result);
      return result;
    };
  const json = <const Name extends NameOf<VisitorTable, 'json'>>(name: Name) =>
    call(
      name,
      visitorEndpoints[name],
      jsonReader<SchemaOf<VisitorTable, Name>>(visitorEndpoints[name].response.schema),
    );
  let lastUserKey: string | null = null;
  const askForUser = json('getUser');
  const getUser: typeof askForUser = async (input) => {
    const result = await askForUser(input);
    if (result.outcome === 'ok') lastUserKey = result.value.userKey;
    return result;
  };
  const html = (name: NameOf<VisitorTable, 'html'>) =>
    call(name, visitorEndpoints[name], textReader);
  const empty = (name: NameOf<VisitorTable, 'empty'>) =>
    call(name, visitorEndpoints[name], emptyReader);

  const later = createLaterCalls(() => import('./customerContract.ts'));
  const customerJson = <const Name extends NameOf<CustomerTable, 'json'>>(name: Name) =>
    later(({ customerEndpoints }) =>
      call(
        name,
        customerEndpoints[name],
        jsonReader<SchemaOf<CustomerTable, Name>>(customerEndpoints[name].response.schema),
      ),
    );
  const customerEmpty = (name: NameOf<CustomerTable, 'empty'>) =>
    later(({ customerEndpoints }) => call(name, customerEndpoints[name], emptyReader));
  const customerFile = (name: NameOf<CustomerTable, 'file'>) =>
    later(({ customerEndpoints, fileReader }) =>
      call(name, customerEndpoints[name], fileReader(customerEndpoints[name].response.mediaTypes)),
    );

  // Written out instead of generated in a loop, so that the compiler checks each function against the table without a
  // cast.
  return {
    startDummyLogin: json('startDummyLogin'),
    startLogin: json('startLogin'),
    restartLogin: json('restartLogin'),
    getLoginStatus: json('getLoginStatus'),
    finalizeLogin: empty('finalizeLogin'),
    getUser,
    logout: empty('logout'),
    refresh: (input) => caller.renew(input ?? {}),
    sendBrowserAlive: empty('sendBrowserAlive'),
    getVipAccess: json('getVipAccess'),
    getSiteCurrentState: json('getSiteCurrentState'),
    getSiteInformationText: html('getSiteInformationText'),
    getBankIdCurrentState: json('getBankIdCurrentState'),
    logError: empty('logError'),
    getClaims: customerJson('getClaims'),
    getCase: customerJson('getCase'),
    getDebtCompilation: customerEmpty('getDebtCompilation'),
    confirmDebtCompilation: customerEmpty('confirmDebtCompilation'),
    createPayment: customerJson('createPayment'),
    createTotalPayment: customerJson('createTotalPayment'),
    checkoutFinished: customerEmpty('checkoutFinished'),
    getClaimDocuments: customerJson('getClaimDocuments'),
    getClaimDocument: customerFile('getClaimDocument'),
    getRegisterExtracts: customerJson('getRegisterExtracts'),
    createRegisterExtractRequest: customerEmpty('createRegisterExtractRequest'),
    downloadFile: customerFile('downloadFile'),
    getConversations: customerJson('getConversations'),
    getConversation: customerJson('getConversation'),
    postMessage: customerJson('postMessage'),
    postMessageToConversation: customerJson('postMessageToConversation'),
    markConversationAsReadByCustomer: customerEmpty('markConversationAsReadByCustomer'),
    getAttachmentsMetadata: customerJson('getAttachmentsMetadata'),
    downloadAttachedFile: customerFile('downloadAttachedFile'),
    getNumberOfUnreadConversations: customerJson('getNumberOfUnreadConversations'),
    getDamages: customerJson('getDamages'),
    dropRenewal: caller.dropRenewal,
  };
}

type CustomerContract = typeof customerContract;
type CustomerTable = CustomerContract['customerEndpoints'];
type VisitorTable = typeof visitorEndpoints;

/** Names of the endpoints with this kind of response body. */
type NameOf<
  Table extends Record<string, Endpoint>,
  Kind extends Endpoint['response']['kind'],
> = keyof {
  [Name in keyof Table as Table[Name]['response'] extends { kind: Kind } ? Name : never]: Name;
};

type SchemaOf<Table extends Record<string, Endpoint>, Name extends keyof Table> = Extract<
  Table[Name]['response'],
  { kind: 'json' }
>['schema'];
