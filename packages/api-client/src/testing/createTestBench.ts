import type { EndpointName } from '../contract/endpoints.ts';
import type { PortalClient } from '../http/client.types.ts';
import { createPortalClient } from '../http/createPortalClient.ts';
import type { ApiResult } from '../http/result.ts';
import type { Upload } from '../http/upload.ts';
import { type FakeClock, createFakeClock } from './createFakeClock.ts';
import { type TestServer, createTestServer } from './createTestServer.ts';

/** A client, the real server it calls, and its surroundings. */
export interface TestBench {
  readonly server: TestServer;
  readonly client: PortalClient;
  readonly clock: FakeClock;
  /** Cookies as a page would read them; change them as a server would. */
  readonly cookies: Map<string, string>;
  /** Every outcome that `onOutcome` got. */
  readonly outcomes: (readonly [EndpointName, ApiResult<unknown>['outcome']])[];
}

/** Starts a server and a client, which sends forms with the given upload function if there is one. */
export async function createTestBench(upload?: Upload): Promise<TestBench> {
  const server = await createTestServer({ isOpen: upload !== undefined });
  const clock = createFakeClock();
  const cookies = new Map<string, string>();
  const outcomes: (readonly [EndpointName, ApiResult<unknown>['outcome']])[] = [];
  const client = createPortalClient({
    baseUrl: server.url,
    fetch,
    ...(upload === undefined ? {} : { upload }),
    readCookie: (name) => cookies.get(name) ?? null,
    clock,
    onOutcome: (name, { outcome }) => outcomes.push([name, outcome]),
  });
  return { server, client, clock, cookies, outcomes };
}
