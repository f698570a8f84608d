export const print = {
  button: 'Skriv ut',
  printed: 'Utskrivet {date}',
} as const;
