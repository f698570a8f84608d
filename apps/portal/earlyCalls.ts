import { endpoints, protocol } from '@mina-sidor/api-client/contract';

/**
 * A script for the head of every document. It asks what each page needs to know before it can show, while the code of the
 * portal is still on its way (`platform/earlyAnswers.ts` takes the answers). It must stand alone in its file, so that it
 * is there at once.
 */
export function earlyCallsScript(): string {
  const paths = [endpoints.getUser.path, endpoints.getSiteCurrentState.path];
  const { antiForgeryCookie, antiForgeryHeader } = protocol;
  // The logged-out page ends the session before it asks whose it is.
  const values = [paths, antiForgeryCookie, antiForgeryHeader, '/loggaut'];
  return `(${askEarly.toString()})(${values.map((value) => JSON.stringify(value)).join(',')});\n`;
}

/** Runs in the browser as its own text, so it can use nothing from outside. */
function askEarly(
  paths: readonly string[],
  antiForgeryCookie: string,
  antiForgeryHeader: string,
  loggedOutPath: string,
) {
  if (location.pathname.startsWith(loggedOutPath)) return;
  const token = new RegExp(`(?:^|; )${antiForgeryCookie}=([^;]*)`, 'u').exec(document.cookie)?.[1];
  const decoded = (text: string): string => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Cache-Control': 'no-cache',
    Pragma: 'no-cache',
    ...(token === undefined ? {} : { [antiForgeryHeader]: decoded(token) }),
  };
  const answers = paths.map((path): [string, Promise<Response>] => {
    const answer = fetch(path, { headers });
    // Whoever takes the answer hears of the failure.
    answer.catch(() => undefined);
    return [path, answer];
  });
  Object.assign(globalThis, { earlyAnswers: new Map(answers) });
}
