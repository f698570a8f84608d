import { createContext, use } from 'react';
import type { User } from '@mina-sidor/api-client';

import type { Access } from '../domain/access.ts';

/** The logged-in customer and what they may see. Exists on every page behind the login. */
export interface Customer {
  readonly user: User;
  readonly access: Access;
}

const CustomerContext = createContext<Customer | null>(null);
export const CustomerProvider = CustomerContext.Provider;

/** For pages behind the login, which are never drawn without a customer. */
export function useCustomer(): Customer {
  const customer = use(CustomerContext);
  if (customer === null) throw new Error('useCustomer is for pages behind the login');
  return customer;
}
