/** An amount in whole kronor, written the Swedish way. */
export const kronorText = (kronor: number): string => `${kronor.toLocaleString('sv-SE')}\u00A0kr`;

/** The hours of a moment: 10.42.17. */
export const timeText = (isoTime: string): string =>
  new Date(isoTime).toLocaleTimeString('sv-SE').replaceAll(':', '.');

/** Day and hours of a moment: 2026-11-20 10.42. */
export const momentText = (isoTime: string): string =>
  new Date(isoTime)
    .toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' })
    .replace(':', '.');
