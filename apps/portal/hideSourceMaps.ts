import { cpSync, globSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

// Takes the source maps out of `dist`, which is served as a whole, and keeps them beside it for those who look into
// errors (docs/deployment.md). Run in the portal's folder after the scripts have been built.
const kept = 'sourcemaps';
rmSync(kept, { recursive: true, force: true });
for (const map of globSync('dist/**/*.map')) {
  cpSync(map, join(kept, basename(map)));
  rmSync(map);
}
