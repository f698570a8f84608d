import { paths } from './paths.ts';

const id = 'manaden';

/** The part of the claims page that shows what plans ask for this month. Not all pages need it. */
export const monthOfPlans = { id, href: `${paths.claims}#${id}` } as const;
