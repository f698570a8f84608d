// @vitest-environment jsdom
import type { User } from '@mina-sidor/api-client';
import { flushSync } from 'react-dom';
import { describe, expect, it } from 'vitest';

import type { SiteState } from '../../domain/access.ts';
import { drawInFrame } from '../../testing/drawInFrame.tsx';
import { createHeldAnswer } from '../../testing/heldAnswer.ts';
import { aUser } from '../../testing/StoryFrame.tsx';
import { type Documents, useDocuments } from './useDocuments.ts';

const letter = {
  minaSidorDocumentType: 'Kravbrev',
  minaSidorDisplayName: 'Kravbrev',
  createdDate: '2026-11-20',
};
const extract = { title: 'Registerutdrag', size: 1000, token: 'a', created: '2026-11-19' };
const failed = () => new Response(null, { status: 404 });

type Answer = Response | Promise<Response>;

interface Page {
  readonly claims?: () => Answer;
  readonly extracts?: () => Answer;
  readonly user?: Partial<User>;
  readonly offline?: SiteState;
}

/** The page of documents, in front of a server that answers so. */
function open({
  claims = () => Response.json([letter]),
  extracts = () => Response.json([extract]),
  user = {},
  offline = {},
}: Page = {}) {
  const calls: string[] = [];
  const answer = (path: string): Answer => {
    calls.push(path.split('/').at(-1) ?? '');
    if (path.endsWith('/GetInsuranceDocumentMetadatas')) return claims();
    return path.endsWith('/Documents') ? extracts() : new Response(null, { status: 204 });
  };
  const seen: Documents[] = [];
  const List = () => {
    seen.push(useDocuments());
    return null;
  };
  drawInFrame(<List />, { answer, offline, user: aUser(user) });
  const now = () => {
    const shown = seen.at(-1);
    if (shown === undefined) throw new Error('The page has not been drawn');
    return shown;
  };
  return {
    calls,
    now,
    /** The state of both lists, and the notices. */
    shown: () => {
      const { claims: letters, extracts: others, notices } = now();
      return [letters.status, others.status, notices.claims, notices.page];
    },
    everShown: (page: string) => seen.some(({ notices }) => notices.page === page),
    reload: () => {
      const { claims: letters } = now();
      if (letters.status === 'failed') flushSync(() => letters.reload());
    },
  };
}

describe('the documents', () => {
  it('show each list as soon as it is there [Q30, K01]', async () => {
    const held = createHeldAnswer();
    const page = open({ claims: () => held.response });
    expect(page.shown()).toEqual(['loading', 'loading', null, null]);
    await expect.poll(() => page.shown()).toEqual(['loading', 'ready', null, null]);
    held.send(Response.json([letter]));
    await expect.poll(() => page.shown()).toEqual(['ready', 'ready', null, null]);
  });

  it.each<readonly [string, Page, readonly unknown[]]>([
    ['one list fails', { claims: failed }, ['failed', 'ready', null, 'someFailed']],
    ['the other list fails', { extracts: failed }, ['ready', 'failed', null, 'someFailed']],
    ['both fail', { claims: failed, extracts: failed }, ['failed', 'failed', null, 'allFailed']],
    [
      'there are none',
      { claims: () => Response.json([]), extracts: () => Response.json([]) },
      ['ready', 'ready', null, 'noDocuments'],
    ],
    [
      'the customer is blocked',
      { user: { matrixCustomerType: 'blockedMatrixCustomer' } },
      ['ready', 'ready', 'blocked', null],
    ],
    [
      'their system is off',
      { offline: { claimDocuments: false } },
      ['ready', 'ready', 'offline', null],
    ],
    [
      'somebody without claims has an extract',
      { user: { matrixCustomerType: 'notCustomer' } },
      ['ready', 'ready', null, null],
    ],
  ])('say so when %s [E11, K13, K17]', async (_what, situation, shown) => {
    const page = open(situation);
    await expect.poll(() => page.shown()).toEqual(shown);
  });

  it.each<readonly [string, (held: Answer) => Page]>([
    ['claims', (held) => ({ claims: failed, extracts: () => held })],
    ['extracts', (held) => ({ extracts: failed, claims: () => held })],
  ])(
    'say that %s have failed together with the other list, once for both [E11]',
    async (_what, situation) => {
      const held = createHeldAnswer();
      const page = open(situation(held.response));
      await expect.poll(() => page.calls).toHaveLength(2);
      held.send(failed());
      await expect.poll(() => page.shown()).toEqual(['failed', 'failed', null, 'allFailed']);
      expect(page.everShown('someFailed')).toBe(false);
    },
  );

  it('come back when a failed list is fetched again [E11]', async () => {
    const answers = [failed(), Response.json([letter])];
    const page = open({ claims: () => answers.shift() ?? failed() });
    await expect.poll(() => page.shown()).toEqual(['failed', 'ready', null, 'someFailed']);
    page.reload();
    await expect.poll(() => page.shown()).toEqual(['ready', 'ready', null, null]);
  });
});

describe('the documents about claims', () => {
  it.each<readonly [string, Page]>([
    ['a blocked customer', { user: { matrixCustomerType: 'blockedMatrixCustomer' } }],
    ['somebody without claims', { user: { matrixCustomerType: 'notCustomer' } }],
  ])('are not asked for %s [K17, Q30]', async (_who, situation) => {
    const page = open(situation);
    await expect.poll(() => page.now().extracts.status).toBe('ready');
    expect(page.calls).toEqual(['Documents']);
  });

  it('of a type that the portal does not know are reported, each type once [K05]', async () => {
    const unknown = { ...letter, minaSidorDocumentType: 'Domskäl' };
    const page = open({ claims: () => Response.json([unknown, letter, unknown]) });
    await expect.poll(() => page.calls).toContain('LogError');
    expect(page.calls.filter((call) => call === 'LogError')).toHaveLength(1);
    expect(page.now().claims).toMatchObject({ value: { demands: [{}, {}, {}] } });
  });

  it('can be ordered only where the page that orders them can be opened [K13]', async () => {
    const [usual, closed] = [open(), open({ offline: { claims: false } })];
    await expect.poll(() => closed.now().claims.status).toBe('ready');
    expect([usual.now().canOrderCompilation, closed.now().canOrderCompilation]).toEqual([
      true,
      false,
    ]);
  });
});
