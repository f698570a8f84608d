import { expect, it } from 'vitest';

import { softHyphens } from './softHyphens.ts';

it.each([
  ['Skuldsammanställningar', 'Skuld|samman|ställningar'],
  ['Ansökan om betalningsföreläggande', 'Ansökan om betalnings|före|läggande'],
  ['Trafikförsäkringsavgift', 'Trafik|försäkrings|avgift'],
  ['Avtal om avbetalningsplan', 'Avtal om avbetal|nings|plan'],
  ['Startade konversationer (3)', 'Startade konversa|tioner (3)'],
  ['Till Transportstyrelsen', 'Till Transport|styrelsen'],
  ['Sammanställningen visar', 'Samman|ställningen visar'],
  ['påbörjades', 'påbör|jades'],
  ['Ärendedetaljer', 'Ärende|detaljer'],
  ['Betalningen avbröts', 'Betal|ningen avbröts'],
  ['Krav', 'Krav'],
])('marks where %j may break [Z89]', (text, marked) => {
  expect(softHyphens(text).replaceAll('\u00AD', '|')).toBe(marked);
});
