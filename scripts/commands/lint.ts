import { install } from '../lib/install.ts';
import { lint as runLint } from '../suites/lint.ts';

/** Runs the lint suite alone. */
export async function lint(): Promise<number> {
  await install();
  const result = await runLint();
  console.log(result.failed === 0 ? `${String(result.run)} checks passed` : result.log);
  return result.failed === 0 ? 0 : 1;
}
