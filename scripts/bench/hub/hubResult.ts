/** How many connections of one customer hear one event, and how many idle ones a server holds. */
export const counts = { hearing: 500, idle: 5000 } as const;

/** What is measured. */
export const measures = ['broadcast', 'memory', 'slowAnswer', 'logOut'] as const;
export type Measure = (typeof measures)[number];

/** A figure of the hub, in milliseconds or bytes, and that of what it is compared with. */
export type Comparison = { readonly hub: number; readonly other: number };

export type HubResult = Readonly<Record<Measure, Comparison>>;
