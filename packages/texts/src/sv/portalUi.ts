import { ui } from './ui.ts';

/** The words of the library, as this provider says them: a file that is gone names the law. */
export const portalUi = {
  ...ui,
  fileTakenAway: 'Filen är borttagen enligt dataskyddsförordningen (GDPR).',
} as const;
