import { clearSessionCookies, sentCookies, setSessionCookies } from '../security/cookies.ts';
import type { Services } from '../services.ts';
import type { Situations } from '../situations/createSituations.ts';
import type { Operations } from './operations.ts';

/** Lists, starts and ends the ready-made situations, and resets the sandbox. */
export const situationControl = (services: Services, situations: Situations) =>
  ({
    'GET situations': () => ({ running: situations.running(), situations: situations.list() }),
    'POST situations/:id/start': ({ id, reply }) => {
      const before = sentCookies(reply.request).session;
      const session = situations.start(id);
      if (session === null) {
        const own = services.sessions.find(before);
        if (own !== null) services.sessions.remove(own.id);
        clearSessionCookies(reply);
      } else {
        services.endReplaced(before, session);
        setSessionCookies(reply, session);
      }
    },
    'POST situations/end': () => situations.end(),
    'POST reset': () => {
      situations.forget();
      services.reset();
    },
  }) satisfies Operations;
