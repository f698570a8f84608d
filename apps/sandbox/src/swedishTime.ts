const stockholm = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The clocks of Sweden at this moment, `YYYY-MM-DD HH:MM:SS`. */
const wallClock = (time: number): string => stockholm.format(time);

const offsetMs = (time: number): number =>
  Date.parse(`${wallClock(time).replace(' ', 'T')}Z`) - Math.floor(time / 1000) * 1000;

/** The moment with Sweden's offset, `2026-11-20T10:42:00+01:00`. */
export function swedishIso(time: number): string {
  const hours = String(offsetMs(time) / 3_600_000).padStart(2, '0');
  return `${wallClock(time).replace(' ', 'T')}+${hours}:00`;
}

/** The moment when the clocks of Sweden show `HH:MM` (or with seconds) on that day. */
export function swedishMoment(day: string, clock: string): number {
  const asIfUtc = Date.parse(`${day}T${clock}Z`);
  return asIfUtc - offsetMs(asIfUtc - offsetMs(asIfUtc));
}

/** The day in Sweden, `YYYY-MM-DD`. */
export function swedishDay(time: number): string {
  return wallClock(time).slice(0, 10);
}

/** Time of day in Sweden, `HH:MM:SS`. */
export function swedishTimeOfDay(time: number): string {
  return wallClock(time).slice(11);
}
