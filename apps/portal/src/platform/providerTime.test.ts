import { expect, it } from 'vitest';

import { createProviderTime } from './providerTime.ts';

const minute = 60_000;
const hour = 60 * minute;

const answered = (date: string | null) =>
  new Response(null, { headers: date === null ? {} : { date } });

/** What a device that shows this time takes for the time after its first answer. */
async function timeAfter(device: string, date: string | null, took = 200): Promise<string> {
  let now = Date.parse(device) - took;
  const time = createProviderTime({ now: () => now });
  await time.readFrom(() => {
    now += took;
    return Promise.resolve(answered(date));
  });
  return new Date(time.now()).toISOString();
}

it.each([
  ['two days slow', '2026-11-18T10:42:00.000Z', '2026-11-20T10:42:00.000Z'],
  ['an hour fast', '2026-11-20T11:42:00.000Z', '2026-11-20T10:42:00.000Z'],
  ['six minutes slow', '2026-11-20T10:36:00.000Z', '2026-11-20T10:42:00.000Z'],
  ['four minutes slow', '2026-11-20T10:38:00.000Z', '2026-11-20T10:38:00.000Z'],
  ['an hour and some milliseconds slow', '2026-11-20T09:42:00.750Z', '2026-11-20T10:42:00.750Z'],
  ['right', '2026-11-20T10:42:00.250Z', '2026-11-20T10:42:00.250Z'],
])(
  'a device whose clock is %s: the day and the time of the provider are told',
  async (_, device, told) => {
    expect(await timeAfter(device, 'Fri, 20 Nov 2026 10:42:00 GMT')).toBe(told);
  },
);

it.each([
  ['without a date', null, 200],
  ['with a date that cannot be read', 'i går', 200],
  ['that waited in a tab that slept', 'Fri, 20 Nov 2026 10:42:00 GMT', 5 * hour],
  ['that came before it was asked for: the clock was set', 'Fri, 20 Nov 2026 10:42:00 GMT', -hour],
])('an answer %s changes nothing', async (_, date, took) => {
  expect(await timeAfter('2026-11-18T10:42:00.000Z', date, took)).toBe('2026-11-18T10:42:00.000Z');
});

it('one later answer with a wrong date changes nothing', async () => {
  const time = createProviderTime({ now: () => Date.parse('2026-11-20T10:42:00Z') });
  for (const date of ['Fri, 20 Nov 2026 10:42:00 GMT', 'Sun, 22 Nov 2026 10:42:00 GMT']) {
    await time.readFrom(() => Promise.resolve(answered(date)));
  }
  expect(new Date(time.now()).toISOString()).toBe('2026-11-20T10:42:00.000Z');
});

it('a clock that is set right in the middle is believed again with the next two answers', async () => {
  let now = Date.parse('2026-11-18T10:42:00Z');
  const time = createProviderTime({ now: () => now });
  const answerTwice = async (date: string) => {
    for (const _time of [1, 2]) await time.readFrom(() => Promise.resolve(answered(date)));
  };
  await answerTwice('Fri, 20 Nov 2026 10:42:00 GMT');
  expect(new Date(time.now()).toISOString()).toBe('2026-11-20T10:42:00.000Z');
  now = Date.parse('2026-11-20T10:43:00Z');
  await answerTwice('Fri, 20 Nov 2026 10:43:00 GMT');
  expect(new Date(time.now()).toISOString()).toBe('2026-11-20T10:43:00.000Z');
});
