/**
 * Breaks long words where a line is too narrow for them. Firefox hyphenates Swedish, so that without limits it would also
 * cut short words: "ap-pen", "re-gistrerad".
 */
export const hyphenated = { hyphens: 'auto', hyphenateLimitChars: '10 4 4' } as const;
