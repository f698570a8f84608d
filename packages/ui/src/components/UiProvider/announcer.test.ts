import { beforeEach, expect, it, vi } from 'vitest';

import { createAnnouncer } from './announcer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const messages = (announcer: ReturnType<typeof createAnnouncer>): string[] =>
  announcer.current().map((one) => one.message);

it('keeps a message that is being read when another one arrives', () => {
  const announcer = createAnnouncer();
  announcer.announce('Sorterat efter Belopp, fallande');
  announcer.announce('Visar 20 av 43');
  expect(messages(announcer)).toEqual(['Sorterat efter Belopp, fallande', 'Visar 20 av 43']);
});

it('adds the same message once while it is being read, and again later', () => {
  const announcer = createAnnouncer();
  announcer.announce('Kopierat');
  announcer.announce('Kopierat');
  expect(messages(announcer)).toEqual(['Kopierat']);
  vi.advanceTimersByTime(2000);
  announcer.announce('Kopierat');
  expect(messages(announcer)).toEqual(['Kopierat']);
});

it('replaces an urgent message that is repeated: it is read again, and stands there once [Z54]', () => {
  const announcer = createAnnouncer();
  announcer.announce('Något gick fel', 'assertive');
  const [first] = announcer.current();
  announcer.announce('Något gick fel', 'assertive');
  expect(messages(announcer)).toEqual(['Något gick fel']);
  expect(announcer.current()[0]?.id).not.toBe(first?.id);
});

it('removes a message after two seconds', () => {
  const announcer = createAnnouncer();
  announcer.announce('Kopierat');
  vi.advanceTimersByTime(1999);
  expect(messages(announcer)).toEqual(['Kopierat']);
  vi.advanceTimersByTime(1);
  expect(messages(announcer)).toEqual([]);
});

it('removes each of two messages two seconds after it came', () => {
  const announcer = createAnnouncer();
  announcer.announce('Kopierat');
  vi.advanceTimersByTime(1500);
  announcer.announce('Visar 20 av 43');
  vi.advanceTimersByTime(500);
  expect(messages(announcer)).toEqual(['Visar 20 av 43']);
  vi.advanceTimersByTime(1500);
  expect(messages(announcer)).toEqual([]);
});

it('ignores an empty message', () => {
  const announcer = createAnnouncer();
  announcer.announce('  ');
  expect(messages(announcer)).toEqual([]);
});
