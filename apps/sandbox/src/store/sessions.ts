import { randomBytes, randomUUID } from 'node:crypto';

import type { Clock } from '../clock.ts';
import type { SessionRecord, Store } from './store.ts';

/** How long a session may be used before it has to be renewed, how long it can be renewed, and how long it lives in all. */
export const sessionLifetime = {
  accessMs: 5 * 60_000,
  refreshMs: 30 * 60_000,
  wholeMs: 12 * 60 * 60_000,
} as const;

/**
 * How long after a rotation the value before it can still renew or end the session, and the new one is not replaced: as
 * long as a call may take. Two tabs that renew at the same time, and one whose answer got lost, then get the same value.
 */
export const rotationGraceMs = 60_000;

/** A logged-in browser. */
export interface Session extends SessionRecord {
  /** True when the session has to be renewed before it may be used; also when it was found by its value before. */
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
  const isJustRotated = ({ rotatedAt }: SessionRecord): boolean =>
    clock.now() < rotatedAt + rotationGraceMs;
  const withState = (record: SessionRecord): Session => ({
    ...record,
    accessExpired: record.accessUntil <= clock.now(),
  });
  const fullTime = (endsAt: number) => ({
    accessUntil: Math.min(clock.now() + sessionLifetime.accessMs, endsAt),
    refreshUntil: Math.min(clock.now() + sessionLifetime.refreshMs, endsAt),
  });
  const living = (record: SessionRecord | undefined | null): Session | null =>
    record === undefined || record === null || isOver(record) ? null : withState(record);

  return {
    /** The session whose cookie holds the value, or held it until just now, unless it is too old to be renewed. */
    find(value: string | undefined): Session | null {
      if (value === undefined) return null;
      const found = living(sessions.where('value', value)[0]);
      if (found !== null) return found;
      const replaced = living(sessions.where('previousValue', value)[0]);
      return replaced !== null && isJustRotated(replaced)
        ? { ...replaced, accessExpired: true }
        : null;
    },
    withId: (id: string): Session | null => living(sessions.find(id)),
    /** The ids of all sessions that can still be used or renewed, in one query. */
    livingIds: (): ReadonlySet<string> =>
      new Set(sessions.all().flatMap((each) => (isOver(each) ? [] : [each.id]))),
    create(personalNumber: string): Session {
      for (const each of sessions.all()) if (isOver(each)) sessions.remove(each.id);
      const endsAt = clock.now() + sessionLifetime.wholeMs;
      const record = {
        id: randomUUID(),
        value: secret(),
        previousValue: null,
        rotatedAt: 0,
        personalNumber,
        antiForgeryToken: secret(),
        previousAntiForgeryToken: null,
        ...fullTime(endsAt),
        endsAt,
      };
      sessions.add(record);
      return withState(record);
    },
    /** Gives the session its full time again, within its life as a whole, and a new value and anti-forgery token. */
    renew(id: string): Session {
      const record = sessions.find(id);
      if (record === null) throw new Error('A session that is renewed has to be there.');
      const rotated = !isJustRotated(record) && {
        value: secret(),
        previousValue: record.value,
        rotatedAt: clock.now(),
        antiForgeryToken: secret(),
        previousAntiForgeryToken: record.antiForgeryToken,
      };
      const renewed = { ...record, ...rotated, ...fullTime(record.endsAt) };
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
