import { createContext, use } from 'react';
import type { User } from '@mina-sidor/api-client';

import type { Access } from '../domain/access.ts';
import type { CustomerScope } from './customerScope.ts';

/** The logged-in customer. Every page behind the login has one. */
export interface Customer {
  readonly user: User;
  readonly access: Access;
  readonly scope: CustomerScope;
}

const CustomerContext = createContext<Customer | null>(null);
export const CustomerProvider = CustomerContext.Provider;

/** @throws an error outside the pages behind the login */
export function useCustomer(): Customer {
  const customer = use(CustomerContext);
  if (customer === null) throw new Error('useCustomer is for pages behind the login');
  return customer;
}
