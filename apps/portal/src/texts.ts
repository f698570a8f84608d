import { sv } from '@mina-sidor/texts';

/** Every word of the portal. Swedish is the only working language (row R20). */
export const texts = sv;
