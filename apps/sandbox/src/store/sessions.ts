import { randomBytes } from 'node:crypto';

import * as v from 'valibot';

import type { Clock } from '../clock.ts';
import type { Database } from './database.ts';

/** How long a session may be used before it has to be renewed, and how long it can be renewed. */
export const sessionLifetime = { accessMs: 5 * 60_000, refreshMs: 30 * 60_000 } as const;

/** A logged-in browser. */
export interface Session {
  readonly id: string;
  readonly personalNumber: string;
  readonly antiForgeryToken: string;
  /** Still accepted, because a call of another tab may be on its way with it while the token is renewed. */
  readonly previousAntiForgeryToken: string | null;
  /** True when the session has to be renewed before it may be used. */
  readonly accessExpired: boolean;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

const rowSchema = v.object({
  id: v.string(),
  personal_number: v.string(),
  anti_forgery_token: v.string(),
  previous_anti_forgery_token: v.nullable(v.string()),
  access_until: v.number(),
});

const idsSchema = v.array(v.object({ id: v.string() }));

/** Told which sessions have ended before their time. */
type EndListener = (hasEnded: (session: Pick<Session, 'id' | 'personalNumber'>) => boolean) => void;

const secret = (): string => randomBytes(32).toString('base64url');

/** Sessions live in the database, so that a restart of the sandbox logs nobody out. */
export function createSessionStore({ sql }: Database, clock: Clock) {
  const insert = sql.prepare('INSERT INTO sessions VALUES (?, ?, ?, NULL, ?, ?)');
  const select = sql.prepare('SELECT * FROM sessions WHERE id = ? AND refresh_until > ?');
  const selectLiving = sql.prepare('SELECT id FROM sessions WHERE refresh_until > ?');
  const renew = sql.prepare(`
    UPDATE sessions SET previous_anti_forgery_token = anti_forgery_token, anti_forgery_token = ?,
      access_until = ?, refresh_until = ?
    WHERE id = ?`);
  const remove = sql.prepare('DELETE FROM sessions WHERE id = ?');
  const removeOld = sql.prepare('DELETE FROM sessions WHERE refresh_until <= ?');
  const expireAccess = sql.prepare(
    'UPDATE sessions SET access_until = 0 WHERE personal_number = ?',
  );
  const removeAllOf = sql.prepare('DELETE FROM sessions WHERE personal_number = ?');

  const endListeners: EndListener[] = [];
  const tellEnd: EndListener = (hasEnded) => {
    for (const listener of endListeners) listener(hasEnded);
  };

  const until = (): [number, number] => [
    clock.now() + sessionLifetime.accessMs,
    clock.now() + sessionLifetime.refreshMs,
  ];

  /** The session with this id, unless it is past renewing. */
  function find(id: string | undefined): Session | null {
    const row = id === undefined ? undefined : select.get(id, clock.now());
    if (row === undefined) return null;
    const session = v.parse(rowSchema, row);
    return {
      id: session.id,
      personalNumber: session.personal_number,
      antiForgeryToken: session.anti_forgery_token,
      previousAntiForgeryToken: session.previous_anti_forgery_token,
      accessExpired: session.access_until <= clock.now(),
    };
  }

  function mustFind(id: string): Session {
    const session = find(id);
    if (session === null) throw new Error('A session that was just written is not there.');
    return session;
  }

  return {
    find,
    /** The ids of all sessions that are not past renewing, in one question to the database. */
    livingIds(): ReadonlySet<string> {
      return new Set(v.parse(idsSchema, selectLiving.all(clock.now())).map(({ id }) => id));
    },
    create(personalNumber: string): Session {
      removeOld.run(clock.now());
      const id = secret();
      insert.run(id, personalNumber, secret(), ...until());
      return mustFind(id);
    },
    /** Gives the session its full time again and a new anti-forgery token. */
    renew(id: string): Session {
      renew.run(secret(), ...until(), id);
      return mustFind(id);
    },
    remove(id: string): void {
      remove.run(id);
      tellEnd((session) => session.id === id);
    },
    /** `access`: the next call has to renew the session; `all`: the sessions are gone. Answers how many. */
    expire(personalNumber: string, kind: 'access' | 'all'): number {
      const { changes } = (kind === 'access' ? expireAccess : removeAllOf).run(personalNumber);
      if (kind === 'all') tellEnd((session) => session.personalNumber === personalNumber);
      return Number(changes);
    },
    /** The listener is told when sessions are ended; one that runs out ends in silence. */
    onEnd(listener: EndListener): void {
      endListeners.push(listener);
    },
  };
}
