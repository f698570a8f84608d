/** The words of `@mina-sidor/ui`, and nothing else: for a site that has its own texts. */
export { ui as uiDa } from './da/ui.ts';
export { ui as uiEn } from './en/ui.ts';
export { ui as uiFi } from './fi/ui.ts';
export { ui as uiNb } from './nb/ui.ts';
export { ui as uiSv } from './sv/ui.ts';
