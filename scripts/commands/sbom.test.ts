import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { asList, asObject, asText } from '../rows/json.ts';
import { sbom, sbomFile } from './sbom.ts';

it('writes a bill of materials with version and licence of each part', async () => {
  expect(await sbom()).toBe(0);
  const bill = asObject(JSON.parse(readFileSync(sbomFile, 'utf8')));
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  const parts = asList(bill['components']).map(asObject);
  const names = parts.map(({ name }) => asText(name));
  expect(names).toEqual(expect.arrayContaining(['react', 'dompurify', 'signalr', 'valibot']));
  expect(names, 'a tool that reaches no browser').not.toContain('vitest');
  for (const { name, version, licenses } of parts) {
    expect([name, asText(version), asList(licenses).length]).toEqual([name, version, 1]);
  }
}, 60_000);
