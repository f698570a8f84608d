import { type ComponentType } from 'react';
import { createBrowserRouter, type LoaderFunction, type RouteObject } from 'react-router';

import type { Application } from '../customer/services.ts';
import { hasLineBreak } from '../domain/lineBreaks.ts';
import { entriesOf } from '../domain/record.ts';
import type { Feature, OpenFeature } from '../featureTypes.ts';
import { customerPages, openPages } from '../allFeatures.ts';
import { loggedOutLoader } from '../features/loggedOut/loader.ts';
import { paths } from '../paths.ts';
import { App } from './App.tsx';
import { CustomerPage } from './CustomerPage.tsx';
import { followNavigation } from './followNavigation.ts';
import {
  type Redirection,
  loadCode,
  loginGate,
  openGate,
  protectedGate,
  rootGate,
} from './gates.ts';
import { redirectTo } from './redirectTo.ts';
import { PageError } from './PageError.tsx';
import { PageFrame } from './PageFrame.tsx';
import { createRefusals } from './refusals.ts';
import { TopLevelError } from './Unexpected.tsx';

/** An unknown address, which shows the not-found page. Used for addresses with characters that no page has. */
const noPage = '/sidan-finns-inte';

/**
 * The routes of section 2: each feature's page behind its gate. The feature's name is the route's id.
 *
 * @param isContinued this document has shown the login before, without the other pages
 */
export function createRouter(application: Application, isContinued = false) {
  if (hasLineBreak(location.pathname)) history.replaceState(null, '', noPage);
  const refusals = createRefusals();
  // The first gates run while the router is being created.
  let router: ReturnType<typeof createBrowserRouter> | null = null;

  /** @param gate gets the address with its query and fragment */
  const behind =
    (gate: (wanted: string) => Redirection | Promise<Redirection>): LoaderFunction =>
    async ({ request, params }) => {
      const { historyAction, location: to = location } = router?.state.navigation ?? {};
      const navigation = { historyAction, from: router?.state.location };
      const { pathname, search } = new URL(request.url);
      const isNoName = /\p{Cc}/u.test(params['id'] ?? '');
      const path = isNoName ? noPage : await gate(pathname + search + to.hash);
      return path === null ? null : redirectTo(path, navigation);
    };

  const openLoaders: Record<OpenFeature['isFor'], LoaderFunction> = {
    visitors: behind(() => loginGate(application)),
    everybody: behind(() => openGate(application)),
    leaving: () => loggedOutLoader(application),
  };
  const pages: RouteObject[] = [
    { path: paths.root, loader: behind(() => rootGate(application)) },
    // The checkout's path without a payment must not match a case with that name (row R09).
    { path: paths.checkout.replace('/:id', ''), loader: behind(() => paths.claims) },
    ...entriesOf(openPages).map(([id, { load, isFor }]) => ({
      id,
      path: paths[id],
      loader: openLoaders[isFor],
      lazy: lazyPage(load),
    })),
    ...entriesOf(customerPages).map(([id, { load }]) => ({
      id,
      path: paths[id],
      loader: behind((wanted) => protectedGate(application, id, wanted, refusals)),
      lazy: lazyPage(load),
    })),
  ];

  router = createBrowserRouter([
    {
      element: <App isContinued={isContinued} refusals={refusals} />,
      HydrateFallback: PageFrame,
      ErrorBoundary: TopLevelError,
      children: [{ Component: CustomerPage, ErrorBoundary: PageError, children: pages }],
    },
  ]);
  followNavigation(router, application);
  return router;
}

function lazyPage(load: Feature['load']) {
  return { Component: async (): Promise<ComponentType> => (await loadCode(load())).Component };
}
