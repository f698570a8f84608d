import { toolPath } from '../lib/paths.ts';
import { runProcess } from '../lib/runProcess.ts';
import type { Step } from './steps.ts';

/** A step that passes when a command line tool ends with exit code 0. */
export function toolStep(
  name: string,
  tool: string,
  toolArguments: readonly string[],
  reads?: Step['reads'],
): Step {
  return {
    name,
    reads,
    check: async () => {
      const result = await runProcess(toolPath(tool), toolArguments);
      if (result.code === 0) return '';
      return result.output.trim() === '' ? `exit code ${String(result.code)}` : result.output;
    },
  };
}
