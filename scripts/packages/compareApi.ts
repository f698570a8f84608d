// API Extractor works for ten seconds and more without a pause. In the process of the test command, the registry that the
// packages are published to would not answer meanwhile.
import { checkApiReport } from './apiReport.ts';
import { publicPackages } from './publicPackages.ts';

const item = publicPackages.find(({ name }) => name === process.argv[2]);
const fault = item === undefined ? 'Name a published package.' : await checkApiReport(item);
if (fault !== '') {
  console.log(fault);
  process.exitCode = 1;
}
