import type { ApiResult, StoredMessage, User } from '@mina-sidor/api-client';
import { noFiles } from '@mina-sidor/ui';

import type { DraftKey, Sending } from '../customer/drafts/draft.ts';
import { createDraftStore, type PostDraft } from '../customer/drafts/drafts.ts';
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
    if (current.user === null)
      return Promise.resolve({ outcome: 'expired', url: '/api/PortalIdentity/GetUser' });
    return Promise.resolve({ outcome: 'ok', value: current.user, headers: new Headers() });
  };
  /** Creates the drafts of a customer or a visitor, until the customer leaves. */
  const open = (user: User | null) => {
    const disposal = new AbortController();
    const drafts = createDraftStore({
      user,
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
      changeCustomer: () => {
        customerChanges += 1;
        become(null);
      },
    });
    return { user, drafts, leave: () => disposal.abort() };
  };
  let current = open(null);
  const become = (user: User | null) => {
    current.leave();
    current = open(user);
  };
  const change = (event: Parameters<typeof current.drafts.change>[1]) =>
    current.drafts.change(draftKey, event);
  return {
    get drafts() {
      return current.drafts;
    },
    sendings,
    judged,
    logIn: (user: User) => become(user),
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
      const ended = current.drafts.send(draftKey, (draft, options) => {
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
    draft: () => current.drafts.get(draftKey),
  };
}

/** Loads the portal and logs the customer in. */
export function logInAnew(tab: Tab, user: User = aUser({ userKey: 'maja' })) {
  const page = openDocument(tab);
  page.logIn(user);
  return page;
}
