/**
 * A text in the form in which it is sent: with one kind of line break, and with three dots for the ellipsis character. Always count and send this form; otherwise a message of allowed length could be refused.
 */
export function normaliseText(text: string): string {
  return text.replaceAll(/\r\n?/gu, '\n').replaceAll('…', '...');
}

/** Number of characters in the sent text, in code units as the receiver counts them. */
export function countCharacters(text: string): number {
  return normaliseText(text).length;
}

const roomLevels = ['free', 'hundred', 'twenty', 'none', 'over'] as const;

/** How little room is left, in the steps that are announced. */
export type Room = (typeof roomLevels)[number];

export function roomFor(charactersLeft: number): Room {
  if (charactersLeft > 100) return 'free';
  if (charactersLeft > 20) return 'hundred';
  if (charactersLeft > 0) return 'twenty';
  return charactersLeft === 0 ? 'none' : 'over';
}

/** Announced when a step with less room is reached, and when a text that was too long no longer is. */
export function isRoomTold(now: Room, before: Room): boolean {
  if (before === 'over') return now !== 'over';
  return roomLevels.indexOf(now) > roomLevels.indexOf(before);
}
