import { fill, plural } from '@mina-sidor/texts';

import { texts } from '../../texts.ts';

/** For example '1 minut och 58 sekunder'. */
export function timeLeftWords(secondsLeft: number): string {
  const words = texts.session.inactivity;
  const minutes = Math.floor(secondsLeft / 60);
  const seconds = secondsLeft % 60;
  const inMinutes = plural(words.minutes, minutes);
  const inSeconds = plural(words.seconds, seconds);
  if (minutes === 0) return inSeconds;
  return seconds === 0
    ? inMinutes
    : fill(words.minutesAndSeconds, { minutes: inMinutes, seconds: inSeconds });
}
