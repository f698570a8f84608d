import { expect, it } from 'vitest';

import { startSandbox } from '../../sandbox/src/testing/startSandbox.ts';
import { checkBackend } from './checkBackend.ts';
import { hasPlace } from './document.ts';
import { type Group, groups, type Report } from './report.ts';
import { plantedFaults } from './testing/faults/index.ts';
import { ivar, maja, type PlantedFault } from './testing/faults/plant.ts';
import { startWrongServer } from './testing/wrongServer.ts';

const sandbox = startSandbox();

async function check(fault: Omit<PlantedFault, 'name' | 'named'>): Promise<Report> {
  const server = await startWrongServer(sandbox.url(), fault);
  try {
    return await checkBackend({
      url: server.url,
      customer: { personalNumber: maja },
      otherCustomer: ivar,
      isWriting: fault.isWriting ?? false,
      only: fault.only,
      letExpire: async () => {
        const body = { personalNumber: maja, kind: 'access' };
        await sandbox.control('POST', 'sessions/expire', body);
      },
    });
  } finally {
    server.stop();
  }
}

const wrongOf = ({ checks }: Report) => checks.filter(({ verdict }) => verdict === 'wrong');

it('finds nothing wrong with the sandbox in any group, by rules that all stand in the documents', async () => {
  const isGroup = (name: string): name is Group => name in groups;
  const all = Object.keys(groups).filter(isGroup);
  const report = await check({ only: all, isWriting: true });
  expect(wrongOf(report)).toEqual([]);
  expect(new Set(report.checks.map(({ group }) => group))).toEqual(new Set(all));
  const places = new Set(report.checks.map(({ contract }) => contract));
  expect([...places].filter((place) => !hasPlace(place))).toEqual([]);
});

it.each(plantedFaults)('names $name', async ({ named: [asked, expected], ...fault }) => {
  const found = wrongOf(await check(fault)).map((one) => [one.asked, one.expected]);
  expect(found).toContainEqual([expect.stringContaining(asked), expect.stringContaining(expected)]);
});
