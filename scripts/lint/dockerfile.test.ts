import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { fromRoot } from '../lib/paths.ts';

// An argument that is declared later is empty in `FROM`: the image then lacks the previous release's assets.
it('declares the arguments of its base images before the first of them', () => {
  const [beforeImages, ...images] = readFileSync(fromRoot('deploy', 'Dockerfile'), 'utf8').split(
    /^FROM /mu,
  );
  const used = images.flatMap((image) => [...(image.split('\n')[0] ?? '').matchAll(/\$\{(\w+)/gu)]);
  expect(used.length).toBeGreaterThan(0);
  for (const [, name] of used) expect(beforeImages).toContain(`\nARG ${String(name)}=`);
});
