import { readFile, stat } from 'node:fs/promises';
import { join, normalize } from 'node:path';

import { protocol } from '@mina-sidor/api-client/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { isServerPath, pathOf } from '../paths.ts';
import { Problem } from '../problem.ts';
import { checkoutHeaders, documentHeaders, isCheckoutPath } from '../security/headers.ts';
import { checkoutOrigins, withConfig } from './config.ts';
import { missingPortalPage } from './missingPortalPage.ts';
import type { OlderRelease } from './olderRelease.ts';

/** These are served only as documents, with a document's headers. */
const documents = new Set(['/index.html', '/loggain.html']);

const isFile = async (path: string): Promise<boolean> =>
  stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  );

/** The path that the request asks for below the folder, or null when it is none. */
function relativePath({ url }: FastifyRequest): string | null {
  try {
    return normalize(decodeURIComponent(pathOf(url)));
  } catch {
    return null;
  }
}

/**
 * Whether this is the login page of a first visit. A visitor with the cookie of the cookie information has been here
 * before; one with an anti-forgery token is probably logged in.
 */
function isFirstVisit(
  path: string,
  cookies: Readonly<Record<string, string | undefined>>,
): boolean {
  const isKnown = [protocol.antiForgeryCookie, 'cookieInfoVersion'].some((name) => name in cookies);
  return (path === '/' || path === '/loggain') && !isKnown;
}

/**
 * Serves the built portal: files with a hash in their name for ever, other files for as long as they are
 * unchanged, and `index.html` for every other address, so that a reload of any route works. The login has a document
 * of its own, which shows the page before the application has started.
 *
 * @param olderRelease whether the release before this one is handed out
 * @param portalDist folder of the built portal
 * @param portalConfig JSON file whose content replaces the runtime configuration in `index.html`
 */
export async function servePortal(
  app: FastifyInstance,
  olderRelease: OlderRelease,
  portalDist: string,
  portalConfig?: string,
): Promise<void> {
  await app.register(fastifyStatic, { root: portalDist, serve: false, preCompressed: true });

  const readDocument = async (startsAtLogin: boolean): Promise<string | null> => {
    const login = join(portalDist, 'loggain.html');
    const index = startsAtLogin && (await isFile(login)) ? login : join(portalDist, 'index.html');
    if (!(await isFile(index))) return null;
    const newest = await readFile(index, 'utf8');
    const html = olderRelease.isServed() ? olderRelease.rename(newest) : newest;
    return portalConfig === undefined
      ? html
      : withConfig(html, await readFile(portalConfig, 'utf8'));
  };

  const sendDocument = async (
    startsAtLogin: boolean,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const html = await readDocument(startsAtLogin);
    reply.headers(documentHeaders).type('text/html; charset=utf-8');
    if (html === null) return reply.code(503).send(missingPortalPage);
    if (isCheckoutPath(pathOf(request.url))) {
      const ownOrigin = `${request.protocol}://${request.headers.host ?? ''}`;
      reply.headers(checkoutHeaders(checkoutOrigins(html, ownOrigin)));
    }
    // A wrongly encoded address: the portal shows its page, the status says what was wrong.
    const isRepaired = request.url !== request.originalUrl;
    return reply.code(isRepaired ? 400 : 200).send(html);
  };

  app.get('/*', async (request, reply) => {
    const path = relativePath(request);
    if (path === null || isServerPath(path)) throw noSuchAddress();
    const isHashed = path.startsWith('/assets/');
    const script = isHashed && olderRelease.isServed() ? olderRelease.fileOf(path) : null;
    if (script !== null && (await isFile(join(portalDist, script)))) {
      const text = await readFile(join(portalDist, script), 'utf8');
      // Not cached: a browser with a copy would not notice that the file is gone.
      reply.header('Cache-Control', 'no-store').type('text/javascript; charset=utf-8');
      return reply.send(olderRelease.rename(text));
    }
    if (!documents.has(path) && (await isFile(join(portalDist, path)))) {
      reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      return reply.sendFile(path, portalDist, { cacheControl: false });
    }
    if (isHashed) throw new Problem(404, 'There is no such file.');
    return sendDocument(isFirstVisit(path, request.cookies), request, reply);
  });
  app.setNotFoundHandler(() => {
    throw noSuchAddress();
  });
}

const noSuchAddress = () => new Problem(404, 'There is no such address.');
