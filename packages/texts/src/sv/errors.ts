export const errors = {
  connection: 'Något gick fel. Det kan bero på ett avbrott i nätverksuppkopplingen.',
  tryAgain: 'Försök igen',
  unexpected: 'Oops! Ett oväntat problem har inträffat.',
  contact: 'Kontakta oss',
} as const;
