import type { Access } from '../domain/access.ts';

/** The calls that can be made before the code of their page has come, and who may make them. */
const callsAhead = {
  getSiteCurrentState: () => true,
  getUser: () => true,
  getClaims: ({ routes }) => routes.claims,
  getCase: ({ routes }) => routes.case,
  getClaimDocuments: ({ claimDocuments }) => claimDocuments === 'open',
  getRegisterExtracts: ({ routes }) => routes.documents,
  getConversations: ({ routes }) => routes.messages,
  getNumberOfUnreadConversations: ({ systems }) => systems.messages,
  getDamages: ({ routes }) => routes.damages,
} satisfies Readonly<Record<string, (access: Access) => boolean>>;

export type CallAhead = keyof typeof callsAhead;

/** The names of the calls that this customer may make. */
export function allowedCalls(access: Access): readonly string[] {
  return Object.entries(callsAhead)
    .filter(([, isAllowed]) => isAllowed(access))
    .map(([name]) => name);
}
