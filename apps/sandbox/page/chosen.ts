import { useSearchParams } from 'react-router';

import { useAnswer } from './api.ts';

/** The customer whose phone the page plays. It stands in the address, so that a link can name it. */
export function useChosen() {
  const [search, setSearch] = useSearchParams();
  const customers = useAnswer('GET personas').answer ?? [];
  const chosen = customers.find(({ key }) => key === search.get('kund')) ?? customers[0];
  const choose = (key: string): void => {
    // Reads the current address, because a dialog may have changed it since the last render.
    const next = new URLSearchParams(location.search);
    next.set('kund', key);
    setSearch(next, { replace: true });
  };
  return { customers, chosen, choose };
}
export type Customer = NonNullable<ReturnType<typeof useChosen>['chosen']>;

/** The name of whoever has this personal number; a stranger's is the number. */
export const nameOf = (customers: readonly Customer[], personalNumber: string): string =>
  customers.find((each) => each.personalNumber === personalNumber)?.fullName ?? personalNumber;

/** The first name, with the ending of an owner: Majas, Johans, Nils-Eriks. */
export function owner(fullName: string): string {
  const [first = ''] = fullName.split(' ');
  return /[sxz]$/u.test(first) ? first : `${first}s`;
}
