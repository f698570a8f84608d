export const print = {
  button: 'Skriv ut',
  printed: 'Utskrivet {date}',
  printedFor: '{name}, utskrivet {date}',
} as const;
