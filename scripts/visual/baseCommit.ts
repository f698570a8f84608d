import { PlainError } from '../lib/plainError.ts';
import { runProcess } from '../lib/runProcess.ts';

/** What a visual review is asked to compare. */
export type VisualOptions = {
  /** The commit to compare with, as git names it. */
  readonly base: string | undefined;
  /** Only stories whose title begins with this. */
  readonly only: string;
};

/** Reads `--base <ref>` and `--only <title>` from the command line. */
export function readVisualOptions(commandArguments: readonly string[]): VisualOptions {
  const options = { base: '', only: '' };
  for (let index = 0; index < commandArguments.length; index += 2) {
    const [flag, value] = commandArguments.slice(index, index + 2);
    if (value === undefined || (flag !== '--base' && flag !== '--only')) {
      throw new PlainError(
        'Usage: npm run visual -- [--base <commit>] [--only <title of stories>]',
      );
    }
    options[flag === '--base' ? 'base' : 'only'] = value;
  }
  return { base: options.base === '' ? undefined : options.base, only: options.only };
}

/** The commit that was named, or else the one that the working tree grew from. */
export async function findBaseCommit(named: string | undefined): Promise<string> {
  if (named !== undefined) {
    const commit = await git(['rev-parse', '--verify', '--quiet', `${named}^{commit}`]);
    if (commit === undefined) throw new PlainError(`git knows no commit '${named}'.`);
    return commit;
  }
  for (const branch of ['origin/main', 'main']) {
    const commit = await git(['merge-base', 'HEAD', branch]);
    if (commit !== undefined) return commit;
  }
  throw new PlainError('There is no branch main to compare with. Name a commit: --base <commit>');
}

async function git(commandArguments: readonly string[]): Promise<string | undefined> {
  const { code, output } = await runProcess('git', commandArguments);
  return code === 0 ? output.trim() : undefined;
}
