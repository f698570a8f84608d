/** The port that a variable's text names; a variable that is empty counts as not set. `null` for no port. */
export function readPort(text: string | undefined, fallback: number): number | null {
  if (text === undefined || text.trim() === '') return fallback;
  const port = Number(text);
  return Number.isInteger(port) && port >= 0 && port <= 65_535 ? port : null;
}
