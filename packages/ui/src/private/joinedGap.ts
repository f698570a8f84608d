import { vars } from '../theme/contract.css.ts';

/** Space below the lead of `Columns`; a card that is drawn as one with the lead covers it. */
export const joinedGap = vars.space.x48;
