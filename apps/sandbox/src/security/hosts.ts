/** Where the portal believes it runs. An unknown host is production in the portal; here it is refused. */
export type Environment = 'local' | 'systemIntegrationTest' | 'acceptanceTest' | 'production';

const environmentByHost: ReadonlyMap<string, Environment> = new Map([
  ['localhost', 'local'],
  ['127.0.0.1', 'local'],
  ['[::1]', 'local'],
  ['sit.localhost', 'systemIntegrationTest'],
  ['acc.localhost', 'acceptanceTest'],
  ['prod.localhost', 'production'],
]);

/**
 * The environment of a Host header; `null` for an unknown host. All known hosts are names of this machine. Refusing the
 * others keeps a foreign site from reaching the sandbox by its own name.
 */
export function environmentOf(hostHeader: string | undefined): Environment | null {
  const host = (hostHeader ?? '').toLowerCase().replace(/:\d+$/, '');
  return environmentByHost.get(host) ?? null;
}

/** Login without BankID exists on local and test hosts only (row L23). */
export function allowsDummyLogin(environment: Environment): boolean {
  return environment === 'local' || environment === 'systemIntegrationTest';
}

/** Nothing of the sandbox itself is reachable on the host that plays production. */
export function allowsSandboxPages(environment: Environment): boolean {
  return environment !== 'production';
}

/**
 * True when a request that changes something comes from a page of this very origin. Programs that are not
 * browsers send no Origin header and are let through: they hold nobody's cookies.
 */
export function isSameOrigin(origin: string | undefined, hostHeader: string | undefined): boolean {
  if (origin === undefined) return true;
  return URL.parse(origin)?.host === (hostHeader ?? '').toLowerCase();
}
