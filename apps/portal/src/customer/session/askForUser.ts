import type { PortalClient } from '@mina-sidor/api-client';

interface AskForUserParts {
  readonly client: Pick<PortalClient, 'getUser'>;
  /** Identifies the browser's session: the anti-forgery token. Null or empty without a session. */
  readonly sessionMark: () => string | null;
}

/**
 * Asks the server whose the browser's session is. Asks once more if the session was replaced while the server answered,
 * since the answer may be about the one before; and no more, since some servers change the mark with every answer.
 */
export function createAskForUser({
  client,
  sessionMark,
}: AskForUserParts): PortalClient['getUser'] {
  return async (options) => {
    const mark = sessionMark();
    const answer = await client.getUser(options);
    return answer.outcome === 'ok' && sessionMark() !== mark ? client.getUser(options) : answer;
  };
}
