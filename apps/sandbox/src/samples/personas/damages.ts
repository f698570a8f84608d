import type { DamagePlan } from '../damagePlan.ts';

/** Maja Lindqvist's damages; she writes about the first. */
export const standardDamages: readonly DamagePlan[] = [
  { type: 'Parkeringsskada', number: '2026/1187', daysAgo: 12, web: 'W-2048117' },
  { type: 'Påkörning bakifrån', number: '2026/0412', daysAgo: 208 },
  { type: 'Personskada', number: '2024/2276', daysAgo: 790, web: 'W-1702945' },
];

/** Oskar Tengblad's twelve: more than the page shows at first; one has a long name. */
export const manyDamages: readonly DamagePlan[] = [
  { type: 'Viltolycka', number: '2026/1203', daysAgo: 9, web: 'W-2050331' },
  {
    type: 'Kollision med ett oförsäkrat fordon som lämnade olycksplatsen',
    number: '2026/1098',
    daysAgo: 33,
    web: 'W-2031120',
  },
  { type: 'Stenskott', number: '2026/0877', daysAgo: 97 },
  { type: 'Parkeringsskada', number: '2026/0554', daysAgo: 171, web: 'W-1988206' },
  { type: 'Påkörning bakifrån', number: '2026/0129', daysAgo: 298 },
  { type: 'Skada på staket', number: '2025/2210', daysAgo: 352, web: 'W-1899472' },
  { type: 'Personskada', number: '2025/1746', daysAgo: 467, web: 'W-1844019' },
  { type: 'Skada utomlands', number: '2025/0931', daysAgo: 598 },
  { type: 'Parkeringsskada', number: '2024/2038', daysAgo: 741 },
  { type: 'Viltolycka', number: '2024/1177', daysAgo: 902, web: 'W-1650388' },
  { type: 'Kollision i korsning', number: '2023/2461', daysAgo: 1105 },
  { type: 'Parkeringsskada', number: '2022/0318', daysAgo: 1704 },
];

const types = ['Parkeringsskada', 'Stenskott', 'Påkörning bakifrån', 'Viltolycka', 'Personskada'];

/** Gunnar Oxelgren's thirty: so many that the list offers to show some more and to show all. */
export const heavyDamages: readonly DamagePlan[] = Array.from({ length: 30 }, (_, index) => {
  const daysAgo = 5 + index * 58;
  const year = 2026 - Math.floor((daysAgo + 41) / 365.25);
  const number = `${String(year)}/${String(3000 - index * 7)}`;
  const type = types[index % types.length] ?? '';
  return index % 3 === 0
    ? { type, number, daysAgo, web: `W-${String(2_060_000 - index * 8123)}` }
    : { type, number, daysAgo };
});
