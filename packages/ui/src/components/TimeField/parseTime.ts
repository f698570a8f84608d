/** Hour, minutes and, after them, seconds or the half of the day; `kl. 14.30`, `1430`, `14:30:00`, `2:30 pm`. */
const written =
  /^(?:kl\.?\s*)?(?<hour>\d{1,2})(?:[.:]?(?<minute>\d{2})(?:[.:]\d{2}(?:\.\d+)?)?)?\s*(?:(?<half>[ap])\.?\s?m\.?)?$/iu;

/** A time of day as 14:30, from the forms in which people and programs write it. Seconds are left out. */
export function parseTime(text: string): string | undefined {
  const parts = written.exec(text.trim())?.groups;
  if (parts === undefined) return undefined;
  const { hour = '', minute = '00', half } = parts;
  const hours = half === undefined ? Number(hour) : hoursOf(Number(hour), half.toLowerCase());
  if (hours === undefined || hours > 23 || Number(minute) > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** The hour of a clock with twelve hours: 12 am is midnight, and 12 pm noon. */
function hoursOf(hour: number, half: string): number | undefined {
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
