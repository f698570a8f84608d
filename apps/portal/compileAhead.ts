import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

// Tells the browser that the functions of a script run as soon as it loads (Chromium 136 and later). It then compiles them
// beside the page while the script arrives, instead of one by one when they are called. Scripts that only few pages or an
// action of the customer need are left alone. Run in the portal's folder after the maps have moved and before the compression.
const hint = '//# allFunctionsCalledOnLoad\n';
const isNeededLate = /^(?:hubClient|qr|QrDrawing|layers|cleanInformationText)-/u;

for (const mapFile of globSync('sourcemaps/*.js.map')) {
  const name = basename(mapFile, '.map');
  if (isNeededLate.test(name)) continue;
  const script = `dist/assets/${name}`;
  writeFileSync(script, hint + readFileSync(script, 'utf8'));
  // A line more: each ; of the mappings ends one.
  const map = readFileSync(mapFile, 'utf8');
  writeFileSync(mapFile, map.replace('"mappings":"', '"mappings":";'));
}
