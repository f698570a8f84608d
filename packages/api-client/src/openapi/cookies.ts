import { protocol } from '../contract/protocol.ts';

/**
 * The cookies of the contract. Only the anti-forgery cookie is read by the portal, so only its name is fixed; the others have
 * those of the sandbox.
 */
export const cookies = {
  session: {
    name: `__Host-${protocol.sessionCookie}`,
    attributes: 'Path=/; HttpOnly; Secure; SameSite=Lax',
    description:
      'The session. The portal never sees it, so another name is as good. It opens calls for 5 minutes after the login or the last Refresh. Then they answer 401 with Token-Expired until Refresh renews it. 30 minutes after the last Refresh it is over, and 12 hours after the login in any case.',
  },
  antiForgery: {
    name: protocol.antiForgeryCookie,
    attributes: 'Path=/; Secure; SameSite=Lax',
    description: `The anti-forgery token, which the portal reads and repeats in the header ${protocol.antiForgeryHeader}. It belongs to the session: compare the header with the session, not with this cookie, which a neighbouring host may have planted.`,
  },
  order: {
    name: `__Host-${protocol.orderCookie}`,
    attributes: 'Path=/; HttpOnly; Secure; SameSite=Lax',
    description:
      'Ties a BankID order to the browser that started it. The portal never sees it, so another name is as good. The newest start in a browser counts. FinalizeLogin may leave it or clear it.',
  },
} as const;

export type CookieName = keyof typeof cookies;

/** The header that sets and clears cookies, if the call does either. */
export function cookieHeader(
  sets: readonly CookieName[] = [],
  clears: readonly CookieName[] = [],
): object {
  if (sets.length + clears.length === 0) return {};
  const set = sets.map((name) => `${cookies[name].name}=…; ${cookies[name].attributes}`);
  const cleared = clears.map((name) => `${cookies[name].name}=; Max-Age=0; Path=/`);
  const lines = [...set, ...cleared];
  return {
    'Set-Cookie': {
      description: `One header each: ${lines.map((line) => `\`${line}\``).join(', ')}. On plain localhost without Secure and without the prefix __Host-.`,
      schema: { type: 'string' },
      example: lines[0],
    },
  };
}
