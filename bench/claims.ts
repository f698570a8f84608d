/** A row of the table, the same for every side. */
export interface Claim {
  readonly referenceNumber: string;
  readonly registrationNumber: string;
  readonly amount: number;
  readonly date: string;
}

const letters = 'ABCDEFGH';

/** Unsorted rows, the same at every call. Three in four registration numbers are unique. */
export function claimsOf(count: number): readonly Claim[] {
  return Array.from({ length: count }, (_, index) => {
    const mixed = (index * 7919 + 3) % count;
    const letter = letters[mixed % letters.length] ?? '';
    const number = Math.floor((mixed * 31) % (count * 0.75));
    return {
      referenceNumber: String(47_110_000_000 + mixed),
      registrationNumber: `${letter}BC${String(number).padStart(3, '0')}`,
      amount: 350 + ((mixed * 1370) % 90_000),
      date: `${String(2010 + (mixed % 16))}-${two(1 + (mixed % 12))}-${two(1 + (mixed % 28))}`,
    };
  });
}

/** The rows that match this filter text; every side uses it. */
export function claimsThatStartWith(claims: readonly Claim[], start: string): readonly Claim[] {
  return start === '' ? claims : claims.filter((one) => one.registrationNumber.startsWith(start));
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
