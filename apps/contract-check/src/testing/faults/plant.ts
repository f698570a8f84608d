import type { Group } from '../../report.ts';
import type { Answered, Fault, Passing } from '../wrongServer.ts';

/** A fault, the groups in which it shows, and what the report says of it. */
export interface PlantedFault extends Fault {
  readonly name: string;
  readonly only: readonly Group[];
  readonly isWriting?: boolean;
  /** Parts of what was asked and of what was expected. */
  readonly named: readonly [asked: string, expected: string];
}

/** The customer that is logged in, and another one. */
export const maja = '198704129843';
export const ivar = '197509239831';

/** Changes the text of good answers. */
export const inBody =
  (from: RegExp, to: string): NonNullable<Fault['after']> =>
  (answered) => {
    if (answered.status < 300) answered.text = answered.text.replace(from, to);
  };

/** Sets a header of the answer, or takes it away. */
export const inHeader =
  (name: string, value?: string): NonNullable<Fault['after']> =>
  ({ headers }) => {
    if (value === undefined) Reflect.deleteProperty(headers, name);
    else headers[name] = value;
  };

/** Changes the cookies of this name. */
export const inCookie =
  (name: RegExp, from: RegExp, to = ''): NonNullable<Fault['after']> =>
  ({ headers }) => {
    const lines = headers['set-cookie'];
    if (lines === undefined) return;
    headers['set-cookie'] = lines.map((line) => (name.test(line) ? line.replace(from, to) : line));
  };

/** Answers another status than this one. */
export const asStatus =
  (from: number, to: number): NonNullable<Fault['after']> =>
  (answered) => {
    if (answered.status === from) answered.status = to;
  };

/** Takes a header of the request away. */
export const without =
  (name: string): NonNullable<Fault['before']> =>
  ({ headers }) => {
    Reflect.deleteProperty(headers, name);
  };

/** The anti-forgery token among the cookies. */
export const tokenIn = (cookies: string | undefined): string | undefined =>
  /XSRF-TOKEN=([^;]+)/u.exec(cookies ?? '')?.[1];

/** The right server, asked again with the cookies of somebody else. */
export async function askedAs(
  who: string,
  answered: Answered,
  passing: Passing,
  server: Parameters<NonNullable<Fault['after']>>[2],
): Promise<void> {
  const cookie = await server.sessionOf(who);
  const headers = { ...passing.headers, cookie, 'x-xsrf-token': tokenIn(cookie) };
  Object.assign(answered, await server.send({ ...passing, headers }));
}

/** Answers with what another customer has, where this one has nothing. */
export const leaks: NonNullable<Fault['after']> = (answered, passing, server) =>
  answered.status === 404 ? askedAs(ivar, answered, passing, server) : undefined;

/** Paths of calls that several faults are about. */
export const path = {
  user: /GetUser$/u,
  claims: /GetReferenceNumberBasePackage$/u,
  oneCase: /GetReferenceNumberBaseCard$/u,
  letter: /GetInsuranceDocument$/u,
  finalize: /FinalizeLogin$/u,
};
