/** The words of `@mina-sidor/ui`, and nothing else: for a site that has its own texts. */
export { ui as uiEn } from './en/ui.ts';
export { ui as uiSv } from './sv/ui.ts';
