import type { texts } from '../../texts.ts';

type DeficiencyName = keyof typeof texts.accessibility.deficiencies.list;
type Situation = keyof typeof texts.accessibility.situations;

/** A part of the portal that does not meet the accessibility requirements. */
export interface Deficiency {
  /** Its name in the catalogue and in docs/accessibility.md. */
  readonly name: DeficiencyName;
  /** The customers whom it affects. */
  readonly concerns: readonly [Situation, ...Situation[]];
  /** The date by which the page promises a repair, if it does. */
  readonly promisedBy?: string;
}

/**
 * All known deficiencies of the portal (row Z48). The page's verdict follows from this list. Tests compare it with
 * docs/accessibility.md, which says how each was found.
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

/** The dates on the page: of the last review, of the last time with a screen reader, and of the last change of the page. */
export const days = {
  reviewed: '2026-11-30',
  heard: '2026-11-30',
  updated: '2026-11-30',
} as const;
