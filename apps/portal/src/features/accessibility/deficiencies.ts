import type { texts } from '../../texts.ts';

type DeficiencyName = keyof typeof texts.accessibility.deficiencies.list;
type Situation = keyof typeof texts.accessibility.situations;

/** Something in the portal that does not meet the requirements of accessibility. */
export interface Deficiency {
  /** Its name in the catalogue and in docs/accessibility.md. */
  readonly name: DeficiencyName;
  /** Whom it concerns. */
  readonly concerns: readonly [Situation, ...Situation[]];
  /** The last day of what the page promises, if it promises a day. */
  readonly promisedBy?: string;
}

/**
 * All known deficiencies of the portal as built (row Z48). The page's verdict follows from this list, and tests compare it
 * with docs/accessibility.md, which tells how each was found.
 */
export const deficiencies: readonly Deficiency[] = [
  {
    name: 'paymentWindow',
    concerns: ['withoutSight', 'lowVision', 'dexterity'],
    promisedBy: '2027-03-31',
  },
  { name: 'qrCode', concerns: ['withoutSight', 'dexterity'] },
  { name: 'dateFields', concerns: ['withoutSight'] },
];

/** The days that the page tells: of the last review, and of the last change of the page. */
export const days = { reviewed: '2026-11-21', updated: '2026-11-22' } as const;
