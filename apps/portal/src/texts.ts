/** All texts of the portal. Swedish is the only language (row R20). */
export { sv as texts } from '@mina-sidor/texts';
