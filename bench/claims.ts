/** A row, as both sides show it. */
export interface Claim {
  readonly referenceNumber: string;
  readonly vehicle: string;
  readonly amount: number;
  readonly date: string;
}

const makes = ['Åkerman', 'Volvo', 'Ängsholm', 'Saab', 'Örnen', 'Scania', 'Bolinder', 'Monark'];

/** Rows in no particular order, the same at every call. Three in four vehicle names are unique. */
export function claimsOf(count: number): readonly Claim[] {
  return Array.from({ length: count }, (_, index) => {
    const mixed = (index * 7919) % count;
    return {
      referenceNumber: String(47_110_000_000 + mixed),
      vehicle: `${makes[mixed % makes.length] ?? ''} ${String((mixed * 31) % (count * 0.75))}`,
      amount: 350 + ((mixed * 1370) % 90_000),
      date: `${String(2010 + (mixed % 16))}-${two(1 + (mixed % 12))}-${two(1 + (mixed % 28))}`,
    };
  });
}

/** The rows that match this filter text; both sides use it. */
export function claimsOfMake(claims: readonly Claim[], make: string): readonly Claim[] {
  return make === '' ? claims : claims.filter(({ vehicle }) => vehicle.startsWith(make));
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
