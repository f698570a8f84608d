/** How long a test and what it waits for may take, in milliseconds. Generous, since a slow machine is no fault of the product. */
export const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
} as const;
