import { toolPath } from '../lib/paths.ts';
import { PlainError } from '../lib/plainError.ts';
import { runAttached } from '../lib/runProcess.ts';
import { buildStorybook } from './storybook.ts';

/** Sends the built stories to Chromatic, where a change of looks is reviewed and accepted. */
export async function chromatic(): Promise<number> {
  if ((process.env['CHROMATIC_PROJECT_TOKEN'] ?? '') === '') {
    throw new PlainError(
      'CHROMATIC_PROJECT_TOKEN is not set: it says which project on chromatic.com the stories are sent to. ' +
        'Without an account, npm run visual compares them on this machine.',
    );
  }
  const built = await buildStorybook();
  if (built !== 0) return built;
  return runAttached(toolPath('chromatic'), [
    '--storybook-build-dir',
    'storybook-static',
    '--exit-zero-on-changes',
  ]);
}
