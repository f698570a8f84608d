/** Every word of the portal. Swedish is the only working language (row R20). */
export { sv as texts } from '@mina-sidor/texts';
