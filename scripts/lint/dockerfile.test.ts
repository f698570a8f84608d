import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { fromRoot } from '../lib/paths.ts';

const readLines = (...path: string[]) => readFileSync(fromRoot(...path), 'utf8').split('\n');
const dockerfile = readFileSync(fromRoot('deploy', 'Dockerfile'), 'utf8');

// An argument that is declared later is empty in `FROM`: the image then lacks the previous release's assets.
it('declares the arguments of its base images before the first of them', () => {
  const [beforeImages, ...images] = dockerfile.split(/^FROM /mu);
  const used = images.flatMap((image) => [...(image.split('\n')[0] ?? '').matchAll(/\$\{(\w+)/gu)]);
  expect(used.length).toBeGreaterThan(0);
  for (const [, name] of used) expect(beforeImages).toContain(`\nARG ${String(name)}=`);
});

// Certificates and keys of the one who builds would lie in a layer of the image, or in a commit.
it.each([
  ['the image', ['deploy', 'Dockerfile.dockerignore']],
  ['a commit', ['.gitignore']],
])('leaves the files that compose.yaml mounts out of %s', (_name, path) => {
  const mounted = readLines('deploy', 'compose.yaml').flatMap(
    (line) => /^ *- \.\/([\w.]+):/u.exec(line)?.[1] ?? [],
  );
  expect(mounted.length).toBeGreaterThan(1);
  expect(readLines(...path)).toEqual(
    expect.arrayContaining(mounted.map((name) => `deploy/${name}`)),
  );
});

describe('the variables of nginx', () => {
  const namesIn = (text: string, pattern: RegExp) =>
    [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].toSorted();
  const template = readFileSync(
    fromRoot('deploy', 'nginx', 'templates', 'mina-sidor.conf.template'),
    'utf8',
  );
  const used = namesIn(template, /\$\{([A-Z_]+)\}/gu);

  it('are described in mina-sidor.env and have a value in the image', () => {
    const described = readFileSync(fromRoot('deploy', 'mina-sidor.env'), 'utf8');
    const [, given = ''] = dockerfile.split(/^ENV /mu);
    expect(namesIn(described, /^([A-Z_]+)=/gmu)).toEqual(used);
    expect(namesIn(given, /^ *([A-Z_]+)=/gmu)).toEqual(used);
  });

  it('can be written as the sample and the comments write them', () => {
    const comments = readLines('deploy', 'mina-sidor.env').map((line) =>
      line.replace(/^# .* for instance (.+); empty.*/u, '   VALUE=$1'),
    );
    // Lines of the sample that are switched off count too.
    const samples = [...readLines('docs', 'deployment.md'), ...comments].flatMap(
      (line) => /^ {3}(?:# )?([A-Z_]+=.+)$/u.exec(line)?.[1] ?? [],
    );
    for (const name of ['HSTS=', 'VALUE=']) {
      expect(
        samples.some((sample) => sample.startsWith(name)),
        name,
      ).toBe(true);
    }
    for (const sample of samples) execFileSync('sh', ['-euc', sample], { stdio: 'pipe' });
  });
});

describe('the health check', () => {
  const [, command = ''] =
    /^HEALTHCHECK .*?CMD (.+)$/mu.exec(dockerfile.replaceAll('\\\n', '')) ?? [];
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'mina-sidor-'));
    // A curl that says what it is asked for.
    writeFileSync(join(folder, 'curl'), '#!/bin/sh\nfor last; do :; done\necho "$last"\n');
    chmodSync(join(folder, 'curl'), 0o755);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['8080', 'http://localhost:8080/healthz'],
    ['8081', 'http://localhost:8081/healthz'],
    ['8443 ssl http2', 'https://localhost:8443/healthz'],
    ['[::]:8443 ssl', 'https://localhost:8443/healthz'],
    ['8081; listen [::]:8081', 'http://localhost:8081/healthz'],
  ])('asks where nginx listens: %s', (LISTEN, address) => {
    const env = { PATH: `${folder}:${process.env['PATH'] ?? ''}`, LISTEN };
    expect(execFileSync('sh', ['-c', command], { env, encoding: 'utf8' }).trim()).toBe(address);
  });
});
