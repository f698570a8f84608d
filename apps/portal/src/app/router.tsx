import { type ComponentType } from 'react';
import { createBrowserRouter, replace, type RouteObject } from 'react-router';

import type { Application } from '../customer/services.ts';
import type { RefusedPage } from '../customer/refusedPage.ts';
import { entriesOf } from '../domain/record.ts';
import type { Feature, OpenFeature } from '../feature.ts';
import { customerPages, openPages } from '../features.ts';
import { loggedOutLoader } from '../features/loggedOut/loader.ts';
import { paths } from '../paths.ts';
import { createStore } from '../platform/store.ts';
import { App } from './App.tsx';
import { CustomerPage } from './CustomerPage.tsx';
import { loginGate, openGate, PageCodeError, protectedGate, rootGate } from './gates.ts';
import { PageError } from './PageError.tsx';
import { PagePending } from './PagePending.tsx';
import type { Refusals } from './refusals.ts';
import { TopLevelError } from './Unexpected.tsx';

/** The routes of section 2: each feature's page behind its gate, under the feature's name as id. */
export function createRouter(application: Application) {
  const refusals: Refusals = createStore<RefusedPage | null>(null);
  const openGates: Record<OpenFeature['isFor'], (url: string) => Promise<unknown>> = {
    visitors: () => loginGate(application),
    everybody: () => openGate(application),
    leavers: (url) => loggedOutLoader(application, url),
  };
  const pages: RouteObject[] = [
    { path: paths.root, loader: () => rootGate(application) },
    // What is left of a checkout's address without its payment is not a case by that name (row R09).
    { path: paths.checkout.replace('/:id', ''), loader: () => replace(paths.claims) },
    ...entriesOf(openPages).map(([id, { path, load, isFor }]) => ({
      id,
      path,
      loader: ({ request }: { request: Request }) => openGates[isFor](request.url),
      lazy: lazyPage(load),
    })),
    ...entriesOf(customerPages).map(([id, { path, load }]) => ({
      id,
      path,
      loader: ({ request }: { request: Request }) =>
        protectedGate(application, id, new URL(request.url), refusals),
      lazy: lazyPage(load),
    })),
  ];

  return createBrowserRouter([
    {
      element: <App refusals={refusals} />,
      HydrateFallback: PagePending,
      ErrorBoundary: TopLevelError,
      children: [{ Component: CustomerPage, ErrorBoundary: PageError, children: pages }],
    },
  ]);
}

function lazyPage(load: Feature['load']) {
  return {
    Component: async (): Promise<ComponentType> => {
      try {
        return (await load()).Component;
      } catch (error) {
        throw new PageCodeError('The code of the page could not be fetched', { cause: error });
      }
    },
  };
}
