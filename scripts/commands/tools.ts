import { buildAll } from '../lib/builds.ts';
import { fromRoot, toolPath } from '../lib/paths.ts';
import { runAttached } from '../lib/runProcess.ts';
import { sourceFolders } from '../suites/lint.ts';

/** Builds the three packages, the portal and the sandbox's page. */
export async function build(): Promise<number> {
  await buildAll();
  console.log('Built: texts, api-client, ui, portal, sandbox.');
  return 0;
}

/** Writes the documents of the contract from its endpoint table or, with arguments, checks a backend against them. */
export function contract(commandArguments: readonly string[]): Promise<number> {
  if (commandArguments.length > 0) {
    const main = fromRoot('apps', 'contract-check', 'src', 'main.ts');
    return runAttached(process.execPath, ['--conditions=source', main, ...commandArguments]);
  }
  const folder = fromRoot('packages', 'api-client');
  return runAttached(process.execPath, ['--run', 'contract'], { folder });
}

/** Formats every file in place. */
export function format(): Promise<number> {
  return runAttached(toolPath('oxfmt'), sourceFolders);
}
