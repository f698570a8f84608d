/** How long a test and what it waits for may take, in milliseconds, and how much a failure tells. Generous, since a slow machine is no fault of the product. */
export const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // A test that lists what is missing must name all of it.
  chaiConfig: { truncateThreshold: 0 },
  expect: { poll: { timeout: 30_000 } },
} as const;
