/** What a customer does on the claims page, in this order. */
export const steps = ['showAll', 'sort', 'turnRound', 'showPayments', 'comeBack'] as const;
export type Step = (typeof steps)[number];

/** What `bench/record.js` measures of a step, in milliseconds. */
export type Figures = {
  /** From the press to the frame that shows the first rows of the answer. */
  readonly answer: number;
  /** What the browser itself says of the press, in steps of 8 ms: INP is made of it. */
  readonly interaction: number;
  /** The longest stretch in which the page answers nothing; 0 where none was longer than 50 ms. */
  readonly longestTask: number;
  /** From the press to the frame that shows the last row. */
  readonly whole: number;
};

/** The numbers of cases that are compared. The tables draw a hundred rows whole, at once. */
export const sizes = { few: 100, many: 2000 } as const;
export type Size = keyof typeof sizes;

/** How many payments the sandbox's customer has made for each case. */
export const paymentsPerCase = 2.5;

/** A visit's steps, or the medians of many visits. */
export type Visit = Readonly<Record<Step, Figures>>;

/** The medians of all rounds on a processor that is so many times slower than this machine's. */
export type ClaimsResult = {
  readonly slowness: number;
  readonly rounds: number;
} & Readonly<Record<Size, Visit>>;
