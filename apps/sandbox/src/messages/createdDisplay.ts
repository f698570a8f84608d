import { addDays } from '../calendar.ts';

const months = 'jan feb mars apr maj juni juli aug sep okt nov dec'.split(' ');

/**
 * A moment as the provider shows it: `i dag 10.42`, `i går 16.30`, `18 nov 14.05`, `3 dec 2025 09.10`.
 * It is given with Sweden's offset, and `today` is Sweden's day.
 */
export function createdDisplay(createdAt: string, today: string): string {
  const day = createdAt.slice(0, 10);
  const time = createdAt.slice(11, 16).replace(':', '.');
  if (day === today) return `i dag ${time}`;
  if (day === addDays(today, -1)) return `i går ${time}`;
  const [year = '', month = '', date = ''] = day.split('-');
  const named = `${String(Number(date))} ${months[Number(month) - 1] ?? ''}`;
  return year === today.slice(0, 4) ? `${named} ${time}` : `${named} ${year} ${time}`;
}
