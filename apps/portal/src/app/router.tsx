import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  replace,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router';

import type { GatedRoute } from '../domain/access.ts';
import { paths } from '../paths.ts';
import type { Services } from '../customer/services.ts';
import { texts } from '../texts.ts';
import { loggedOutLoader } from '../features/loggedOut/loader.ts';
import { App } from './App.tsx';
import { GatedPage } from './GatedPage.tsx';
import { loggedOutPage } from './loggedOutPage.ts';
import { loginGate, openGate, protectedGate, rootGate } from './gates.ts';
import type { RouteHandle } from '../routeHandle.ts';
import { lazyPage } from './pageCode.ts';
import { PageError } from './PageError.tsx';
import { PagePending } from './PagePending.tsx';
import { createRefusals } from './refusals.ts';
import { TopLevelError } from './TopLevelError.tsx';

/** Asks the gate anew unless the page has only changed what its own address says of it. */
const isEntry: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) &&
  defaultShouldRevalidate;

/** The routes of section 2, each with its title, its gate and a page that is loaded when it is first wanted. */
export function createRouter(services: Services) {
  const refusals = createRefusals();
  const gated = (gate: GatedRoute, routeHandle: Omit<RouteHandle, 'gate'>) => ({
    handle: { ...routeHandle, gate } satisfies RouteHandle,
    loader: ({ request }: LoaderFunctionArgs) =>
      protectedGate(services, gate, new URL(request.url), refusals),
  });
  const open = (routeHandle: Omit<RouteHandle, 'gate'>) => ({
    handle: routeHandle satisfies RouteHandle,
  });

  const pages: RouteObject[] = [
    { path: paths.root, loader: () => rootGate(services) },
    {
      path: paths.login,
      ...open({ title: texts.login.title, showsInformationText: true }),
      loader: () => loginGate(services),
      lazy: lazyPage(() => import('../features/login/route.tsx')),
    },
    {
      path: paths.loggedOut,
      ...open({ title: texts.session.loggedOut.title }),
      loader: ({ request }) => loggedOutLoader(services, request.url),
      lazy: lazyPage(loggedOutPage),
    },
    {
      path: paths.overview,
      ...gated('overview', {
        title: texts.overview.title,
        navigation: 'overview',
        showsInformationText: true,
      }),
      lazy: lazyPage(() => import('../features/overview/route.tsx')),
    },
    {
      path: paths.claims,
      ...gated('claims', {
        title: texts.claims.title,
        navigation: 'claims',
        routeError: 'claims',
      }),
      lazy: lazyPage(() => import('../features/claims/route.tsx')),
    },
    {
      path: paths.case,
      ...gated('claims', {
        title: texts.case.title,
        navigation: 'claims',
        routeError: 'case',
      }),
      lazy: lazyPage(() => import('../features/case/route.tsx')),
    },
    {
      path: paths.checkout,
      ...gated('checkout', { title: texts.checkout.title, navigation: 'claims' }),
      lazy: lazyPage(() => import('../features/checkout/route.tsx')),
    },
    // What is left of a checkout's address without its payment is not a case by that name (row R09).
    { path: paths.checkoutOfNothing, loader: () => replace(paths.claims) },
    {
      path: paths.documents,
      ...gated('documents', {
        title: texts.documents.title,
        navigation: 'documents',
        routeError: 'documents',
      }),
      // Filter and order are kept in the address; changing them is no entry to the page.
      shouldRevalidate: isEntry,
      lazy: lazyPage(() => import('../features/documents/route.tsx')),
    },
    {
      path: paths.messages,
      ...gated('messages', {
        title: texts.messages.title,
        navigation: 'messages',
        routeError: 'messages',
      }),
      lazy: lazyPage(() => import('../features/messages/route.tsx')),
    },
    {
      path: paths.damages,
      ...gated('damages', {
        title: texts.damages.title,
        navigation: 'damages',
        routeError: 'damages',
      }),
      lazy: lazyPage(() => import('../features/damages/route.tsx')),
    },
    {
      path: paths.registerExtract,
      ...gated('registerExtract', {
        title: texts.registerExtract.title,
        routeError: 'registerExtract',
      }),
      lazy: lazyPage(() => import('../features/registerExtract/route.tsx')),
    },
    {
      path: '*',
      ...open({ title: texts.pages.notFound.title }),
      loader: () => openGate(services),
      lazy: lazyPage(() => import('../features/notFound/route.tsx')),
    },
  ];

  return createBrowserRouter([
    {
      element: <App refusals={refusals} />,
      HydrateFallback: PagePending,
      ErrorBoundary: TopLevelError,
      children: [{ Component: GatedPage, ErrorBoundary: PageError, children: pages }],
    },
  ]);
}
