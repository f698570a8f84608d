import type { ReactNode } from 'react';
import { createPortalClient, systemClock, systems, type User } from '@mina-sidor/api-client';
import { MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';

import { accessOf } from './accessOf.ts';
import type { SiteState } from '../domain/access.ts';
import { pageNeeds } from '../allFeatures.ts';
import type { Environment } from '../platform/config.ts';
import { CustomerProvider } from '../customer/customer.ts';
import { isCheckoutPath, paths } from '../paths.ts';
import { createErrorLog } from '../platform/errors/errorLog.ts';
import type { DeviceKind } from '../platform/deviceKind.ts';
import { createApplication } from '../customer/createApplication.ts';
import { createCustomerScope } from '../customer/customerScope.ts';
import { ServicesProvider } from '../customer/services.ts';
import { aConfig } from './aConfig.ts';
import { sampleNow } from './sampleNow.ts';

/** A customer of both systems, with a debt. Override what matters to the story. */
export function aUser(overrides: Partial<User> = {}): User {
  return {
    fullName: 'Maja Lindqvist',
    matrixCustomerType: 'matrixCustomer',
    damageCustomerType: 'Customer',
    balance: 1_248_000,
    unInsuredVehicles: 0,
    increasingDebtAmount: null,
    paymentPlanWillBeClosed: false,
    userKey: null,
    ...overrides,
  };
}

/** The customer as the server sends it, with amounts as Swedish decimals. */
function toWire({ balance, increasingDebtAmount, ...user }: User) {
  return {
    ...user,
    balance: decimal(balance),
    increasingDebtAmount: decimal(increasingDebtAmount),
  };
}

function decimal(ore: number | null): string | null {
  return ore === null ? null : (ore / 100).toFixed(2).replace('.', ',');
}

const allOnline: SiteState = Object.fromEntries(systems.map((system) => [system, true]));

interface StoryFrameProps {
  readonly user?: User;
  /** The systems that are off; all others are online. */
  readonly offline?: SiteState;
  readonly environment?: Environment;
  readonly deviceKind?: DeviceKind;
  /** The address of the page. Back leads to Krav. @default the start */
  readonly path?: string | undefined;
  /** @default on 20 November 2026 */
  readonly now?: () => number;
  /** Answers every call except the request for the user. @default an error */
  readonly answer?: (path: string) => Response | Promise<Response>;
  readonly children: ReactNode;
}

/** Gives pages their services without a server. For stories and tests only. */
export function StoryFrame({
  user = aUser(),
  offline = {},
  environment = 'production',
  deviceKind = 'desktop',
  path,
  now = sampleNow,
  answer = () => new Response(null, { status: 404 }),
  children,
}: StoryFrameProps) {
  const client = createPortalClient({
    baseUrl: '',
    fetch: (url) =>
      Promise.resolve(url.endsWith('/GetUser') ? Response.json(toWire(user)) : answer(url)),
    readCookie: () => null,
  });
  const application = createApplication({
    client,
    clock: systemClock,
    now,
    config: aConfig,
    environment,
    needs: pageNeeds,
    deviceKind,
    documentKind: path !== undefined && isCheckoutPath(path) ? 'checkout' : 'page',
    errorLog: createErrorLog((body) => client.logError({ body })),
    customer: { user, createScope: createCustomerScope },
  });
  const session = application.session.store.get();
  if (session.status !== 'loggedIn') throw new Error('The customer is not logged in');
  const shownAccess = accessOf(user, { ...allOnline, ...offline }, null);
  return (
    <MemoryRouter initialEntries={path === undefined ? ['/'] : [paths.claims, path]}>
      <ServicesProvider application={application}>
        <SWRConfig value={{ provider: () => new Map() }}>
          <CustomerProvider value={{ user, access: shownAccess, scope: session.scope }}>
            <main>{children}</main>
          </CustomerProvider>
        </SWRConfig>
      </ServicesProvider>
    </MemoryRouter>
  );
}
