import { randomBytes } from 'node:crypto';

import type { Clock } from '../clock.ts';
import type { SessionRecord, Store } from './store.ts';

/** How long a session may be used before it has to be renewed, and how long it can be renewed. */
export const sessionLifetime = { accessMs: 5 * 60_000, refreshMs: 30 * 60_000 } as const;

/** A logged-in browser. */
export interface Session extends SessionRecord {
  /** True when the session has to be renewed before it may be used. */
  readonly accessExpired: boolean;
}

/** Called with a test for the sessions that have been ended. */
type EndListener = (hasEnded: (session: Pick<Session, 'id' | 'personalNumber'>) => boolean) => void;

export type SessionStore = ReturnType<typeof createSessions>;

const secret = (): string => randomBytes(32).toString('base64url');

/** Sessions live in the database, so that a restart of the sandbox logs nobody out. */
export function createSessions({ sessions }: Store, clock: Clock) {
  const endListeners: EndListener[] = [];
  const tellEnd: EndListener = (hasEnded) => {
    for (const listener of endListeners) listener(hasEnded);
  };

  const isOver = ({ refreshUntil }: SessionRecord): boolean => refreshUntil <= clock.now();
  const withState = (record: SessionRecord): Session => ({
    ...record,
    accessExpired: record.accessUntil <= clock.now(),
  });
  const fullTime = () => ({
    accessUntil: clock.now() + sessionLifetime.accessMs,
    refreshUntil: clock.now() + sessionLifetime.refreshMs,
  });

  return {
    /** The session with this id, unless it is too old to be renewed. */
    find(id: string | undefined): Session | null {
      const record = id === undefined ? null : sessions.find(id);
      return record === null || isOver(record) ? null : withState(record);
    },
    /** The ids of all sessions that can still be used or renewed, in one query. */
    livingIds: (): ReadonlySet<string> =>
      new Set(sessions.all().flatMap((each) => (isOver(each) ? [] : [each.id]))),
    create(personalNumber: string): Session {
      for (const each of sessions.all()) if (isOver(each)) sessions.remove(each.id);
      const record = {
        id: secret(),
        personalNumber,
        antiForgeryToken: secret(),
        previousAntiForgeryToken: null,
        ...fullTime(),
      };
      sessions.add(record);
      return withState(record);
    },
    /** Gives the session its full time again and a new anti-forgery token. */
    renew(id: string): Session {
      const record = sessions.find(id);
      if (record === null) throw new Error('A session that is renewed has to be there.');
      const renewed = {
        ...record,
        antiForgeryToken: secret(),
        previousAntiForgeryToken: record.antiForgeryToken,
        ...fullTime(),
      };
      sessions.save(renewed);
      return withState(renewed);
    },
    remove(id: string): void {
      sessions.remove(id);
      tellEnd((session) => session.id === id);
    },
    /** `access`: the next call has to renew the session; `all`: the sessions are gone. Answers how many. */
    expire(personalNumber: string, kind: 'access' | 'all'): number {
      const ended = sessions.of(personalNumber);
      for (const each of ended) {
        if (kind === 'all') sessions.remove(each.id);
        else sessions.save({ ...each, accessUntil: 0 });
      }
      if (kind === 'all') tellEnd((session) => session.personalNumber === personalNumber);
      return ended.length;
    },
    /** The listener is called when sessions are ended, but not when one runs out. */
    onEnd(listener: EndListener): void {
      endListeners.push(listener);
    },
  };
}
