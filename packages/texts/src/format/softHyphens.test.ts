import { expect, it } from 'vitest';

import { softHyphens } from './softHyphens.ts';

it.each([
  ['Skuldsammanställningar', 'Skuld|sammanställningar'],
  ['Ansökan om betalningsföreläggande', 'Ansökan om betalnings|föreläggande'],
  ['Trafikförsäkringsavgift', 'Trafik|försäkrings|avgift'],
  ['Avtal om avbetalningsplan', 'Avtal om avbetal|nings|plan'],
  ['Startade konversationer (3)', 'Startade konversa|tioner (3)'],
  ['Till Transportstyrelsen', 'Till Transport|styrelsen'],
  ['Sammanställningen visar', 'Sammanställningen visar'],
  ['påbörjades', 'påbör|jades'],
  ['Ärendedetaljer', 'Ärende|detaljer'],
  ['Betalningen avbröts', 'Betal|ningen avbröts'],
  ['Krav', 'Krav'],
])('marks where %j may break [Z89]', (text, marked) => {
  expect(softHyphens(text).replaceAll('\u00AD', '|')).toBe(marked);
});
