import { PlainError } from './plainError.ts';
import { runProcess } from './runProcess.ts';

/** The commit where the working tree left the named branch, or the named commit. */
export async function findBaseCommit(base = 'main'): Promise<string> {
  for (const name of [`origin/${base}`, base]) {
    const { code, output } = await runProcess('git', ['merge-base', 'HEAD', name]);
    if (code === 0) return output.trim();
  }
  throw new PlainError(`git knows no commit '${base}'. Name one: --base <commit>`);
}
