/** The moment of tests and stories, whose customers and cases have fixed days: they must not fail when those have passed. */
export const sampleNow = () => Date.parse('2026-11-20T10:42:00+01:00');
