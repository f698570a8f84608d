import type { ApiResult, StoredMessage, User } from '@mina-sidor/api-client';
import { noFiles } from '@mina-sidor/ui';

import type { DraftKey, Sending } from '../customer/drafts/draft.ts';
import type { CustomerEvent } from '../customer/drafts/draft.rules.ts';
import { createDraftStore, type DraftStore, type PostDraft } from '../customer/drafts/drafts.ts';
import type { Tab } from './aTab.ts';
import { aUser } from './StoryFrame.tsx';

/** The draft that the tests write. */
export const draftKey: DraftKey = 'reply:7';

/** The ids of its messages, in order. */
export const draftIds = [
  '7b5c1f0e-0000-4000-8000-000000000001',
  '7b5c1f0e-0000-4000-8000-000000000002',
  '7b5c1f0e-0000-4000-8000-000000000003',
] as const;

export const file = new File(['x'.repeat(100)], 'kvitto.pdf', { lastModified: 1 });
export const maja = aUser({ userKey: 'maja' });
export const ivar = aUser({ userKey: 'ivar', fullName: 'Ivar Berg' });

/** Loads the portal in the tab; calling it again is a reload. */
export function openDocument(tab: Tab) {
  const storage = tab.load();
  const sendings: (Sending &
    Parameters<PostDraft>[1] & { readonly answer: (result: ApiResult<StoredMessage>) => void })[] =
    [];
  const judged: string[] = [];
  let count = 0;
  let customerChanges = 0;
  /** The owner of the server's session. A test may change it behind the page's back. */
  let whoAnswers = (): Promise<ApiResult<User>> => {
    if (user === null)
      return Promise.resolve({ outcome: 'expired', url: '/api/PortalIdentity/GetUser' });
    return Promise.resolve({ outcome: 'ok', value: user, headers: new Headers() });
  };
  /** Creates the drafts of a customer, until the customer leaves. */
  const open = (owner: User) => {
    const disposal = new AbortController();
    const drafts = createDraftStore({
      user: owner,
      signal: disposal.signal,
      storage,
      newId: () => draftIds[(count += 1) - 1] ?? '',
      ask: async (call) => {
        const result = await call();
        // As the application does (row E04).
        if (result.outcome === 'expired') become(null);
        judged.push(result.outcome);
        return result;
      },
      askForUser: () => whoAnswers(),
      isStillOurs: ({ userKey }) => userKey === owner.userKey,
      changeCustomer: () => {
        customerChanges += 1;
        become(null);
      },
    });
    return { drafts, leave: () => disposal.abort() };
  };
  let user: User | null = null;
  /** After a log-out still those of the customer who left, as for a page that is still mounted. */
  let opened: ReturnType<typeof open> | null = null;
  const become = (next: User | null) => {
    opened?.leave();
    user = next;
    if (next !== null) opened = open(next);
  };
  const current = (): DraftStore => {
    if (opened === null) throw new Error('Nobody has logged in');
    return opened.drafts;
  };
  const change = (event: CustomerEvent) => current().change(draftKey, event);
  return {
    get drafts() {
      return current();
    },
    sendings,
    judged,
    logIn: (next: User) => become(next),
    logOut: () => become(null),
    write: (message: string) => change({ type: 'edited', fields: { message } }),
    attach: (...chosen: readonly File[]) =>
      change({ type: 'attached', files: { ...noFiles, chosen } }),
    /** Sends the draft. Resolves when the call has been made, or when it is clear that none will be. */
    send: async () => {
      let tellCalled: () => void = () => undefined;
      const isCalled = new Promise<void>((resolve) => {
        tellCalled = resolve;
      });
      const ended = current().send(draftKey, (draft, options) => {
        tellCalled();
        return new Promise((answer) => sendings.push({ ...draft, ...options, answer }));
      });
      await Promise.race([isCalled, ended]);
      return { ended };
    },
    answerWho: (answer: () => Promise<ApiResult<User>>) => {
      whoAnswers = answer;
    },
    customerChanges: () => customerChanges,
    draft: () => current().get(draftKey),
  };
}

/** Loads the portal and logs the customer in. */
export function logInAnew(tab: Tab, user: User = maja) {
  const page = openDocument(tab);
  page.logIn(user);
  return page;
}
