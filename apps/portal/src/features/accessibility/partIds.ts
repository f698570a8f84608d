/** The targets of the table of contents. */
export const partIds = {
  verdict: 'kraven',
  deficiencies: 'brister',
  exempt: 'undantag',
  supervision: 'tillsyn',
} as const;
export type Part = keyof typeof partIds;
