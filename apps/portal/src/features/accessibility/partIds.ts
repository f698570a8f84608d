/** Where the page's list of contents leads. */
export const partIds = {
  verdict: 'kraven',
  deficiencies: 'brister',
  exempt: 'undantag',
  supervision: 'tillsyn',
} as const;
export type Part = keyof typeof partIds;
