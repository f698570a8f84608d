/**
 * A text as it is sent: line breaks of one form, and the ellipsis character as the three dots that receivers know
 * (row V04). Counted and sent in this form alone, or a message of allowed length could be refused.
 */
export function normaliseText(text: string): string {
  return text.replaceAll(/\r\n?/gu, '\n').replaceAll('…', '...');
}

/** How many characters a text takes when it is sent, in code units as the receiver counts them. */
export function countCharacters(text: string): number {
  return normaliseText(text).length;
}

const roomLevels = ['free', 'hundred', 'twenty', 'none', 'over'] as const;

/** How little room is left, in the steps at which it is told. */
export type Room = (typeof roomLevels)[number];

export function roomFor(charactersLeft: number): Room {
  if (charactersLeft > 100) return 'free';
  if (charactersLeft > 20) return 'hundred';
  if (charactersLeft > 0) return 'twenty';
  return charactersLeft === 0 ? 'none' : 'over';
}

/** Told when there is less room than before, and when a text that was too long no longer is. */
export function isRoomTold(now: Room, before: Room): boolean {
  if (before === 'over') return now !== 'over';
  return roomLevels.indexOf(now) > roomLevels.indexOf(before);
}
