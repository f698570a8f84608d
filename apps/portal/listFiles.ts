import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

// Lists all files of `dist` with their hashes, as `sha256sum` reads them: `deploy/release.sh` takes a portal only as it was
// built. Run in the portal's folder as the last step of its build.
const lines = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name))
  .toSorted()
  .map((file) => {
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
    return `${hash}  ${relative('dist', file).replaceAll('\\', '/')}\n`;
  });
writeFileSync('dist/files.sha256', lines.join(''));
