// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPortalClient } from '@mina-sidor/api-client';

import { askEarly, earlyCallsScript, earlyCallsSettings } from '../../earlyCalls.ts';

const user = '/api/PortalIdentity/GetUser';
const siteState = '/api/PortalSiteState/GetSiteCurrentState';
const claims = '/api/Insurance/GetReferenceNumberBasePackage';
const unread = '/api/Communication/GetNumberOfUnreadConversations';

const allCalls =
  'getSiteCurrentState getUser getClaims getCase getClaimDocuments getRegisterExtracts getConversations getNumberOfUnreadConversations getDamages';

let sent: { readonly url: string; readonly headers: RequestInit['headers'] }[] = [];
const send = (url: string, { headers }: RequestInit) => {
  sent.push({ url, headers });
  return Promise.resolve(new Response('{}'));
};

beforeEach(() => {
  vi.useFakeTimers({ now: 10_000 });
  document.cookie = 'XSRF-TOKEN=a%3D1';
  localStorage.setItem('callsAhead', allCalls);
});
afterEach(() => {
  sent = [];
  document.cookie = 'XSRF-TOKEN=; max-age=0';
  globalThis.earlyAnswers = undefined;
  globalThis.askPageAhead = undefined;
});

/** Runs the script in a document at this address, and returns the addresses that it asks. */
function open(pathname: string): readonly string[] {
  history.replaceState(null, '', pathname);
  askEarly(earlyCallsSettings(), send);
  return sent.map(({ url }) => url);
}

describe('a document asks with its code for what its page shows', () => {
  it.each([
    ['/oversikt', [user, siteState, claims, unread]],
    ['/krav', [user, siteState, claims]],
    ['/KRAV/', [user, siteState, claims]],
    [
      '/krav/47110023918',
      [user, siteState, '/api/Insurance/GetReferenceNumberBaseCard?referenceNumber=47110023918'],
    ],
    ['/krav/a%20b', [user, siteState]],
    ['/krav/betala/1', [user, siteState]],
    ['/skador', [user, siteState, '/api/PortalDamage/GetDamages']],
    ['/meddelanden', [user, siteState, '/api/Communication/GetConversations']],
    [
      '/dokument',
      [
        user,
        siteState,
        '/api/Communication/GetInsuranceDocumentMetadatas',
        '/api/Communication/Documents',
      ],
    ],
    ['/registerutdrag', [user, siteState]],
    ['/tillganglighet', [user, siteState]],
    ['/', [user, siteState]],
    // The logged-out page ends the session before it asks whose it is.
    ['/loggaut', []],
  ])('%s', (pathname, urls) => {
    expect(open(pathname)).toEqual(urls);
  });

  it('and only for what the customer may see, as the document before has learnt [C01]', () => {
    localStorage.setItem(
      'callsAhead',
      'getSiteCurrentState getUser getNumberOfUnreadConversations',
    );
    expect(open('/oversikt')).toEqual([user, siteState, unread]);
  });

  it('and for nothing of a page while nobody is logged in [R15]', () => {
    document.cookie = 'XSRF-TOKEN=; max-age=0';
    expect(open('/oversikt')).toEqual([user, siteState]);
  });

  it('and for nothing of a page where the storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(open('/oversikt')).toEqual([user, siteState]);
  });
});

it('asks as the client does, which takes the answer of the same address [Q01]', async () => {
  open('/krav/4711-a_b');
  const asked = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response('{}')));
  const client = createPortalClient({
    baseUrl: '',
    fetch: asked,
    readCookie: () => 'a%3D1',
  });
  await client.getCase({ query: { referenceNumber: '4711-a_b' } });
  expect(sent.at(-1)).toEqual({
    url: asked.mock.calls[0]?.[0],
    headers: asked.mock.calls[0]?.[1].headers,
  });
});

describe('on the way to another page', () => {
  const press = (pathname: string, { names = allCalls.split(' '), isGoingOn = false } = {}) => {
    sent = [];
    globalThis.askPageAhead?.(pathname, names, isGoingOn);
    return sent.map(({ url }) => url);
  };

  it('asks anew for what that page shows', () => {
    open('/oversikt');
    expect(press('/krav')).toEqual([siteState, user, claims]);
    expect(press('/tillganglighet')).toEqual([siteState]);
    expect(press('/loggaut')).toEqual([]);
  });

  it('asks for nothing that the customer may not see [C01]', () => {
    open('/oversikt');
    expect(press('/krav', { names: ['getSiteCurrentState'] })).toEqual([siteState]);
  });

  it('goes on after the start with what waits to be taken', () => {
    open('/');
    expect(press('/oversikt', { isGoingOn: true })).toEqual([claims, unread]);
  });

  it('asks all anew in another session', () => {
    open('/');
    document.cookie = 'XSRF-TOKEN=b';
    expect(press('/oversikt', { isGoingOn: true })).toEqual([siteState, user, claims, unread]);
  });
});

it('stands alone in its file', () => {
  expect(earlyCallsScript()).toMatch(/^\(function askEarly\(/u);
  expect(earlyCallsScript()).not.toMatch(/import|require/u);
});
