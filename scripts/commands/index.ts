import { install } from '../lib/install.ts';
import { PlainError } from '../lib/plainError.ts';
import { forwardSignals } from '../lib/runProcess.ts';
import { bench, benchHub, benchPages, benchProxy, benchUi, soak } from './bench.ts';
import { buildStorybook, storybook } from './storybook.ts';
import { changeset } from './changeset.ts';
import { chromatic } from './chromatic.ts';
import { dev } from './dev.ts';
import { example } from './example.ts';
import { flake } from './flake.ts';
import { mutants } from './mutants.ts';
import { buildReference } from './reference.ts';
import { screens, screenshots } from './pictures.ts';
import { provider } from './provider.ts';
import { sbom } from './sbom.ts';
import { start } from './start.ts';
import { check, test, testEngines, testFull, testScreenReader } from './test.ts';
import { build, contract, format } from './tools.ts';
import { visual } from './visual.ts';

type Command = (commandArguments: readonly string[]) => Promise<number>;

const commands: Readonly<Record<string, Command>> = {
  start,
  test,
  'test:full': testFull,
  'test:engines': testEngines,
  'test:screen-reader': testScreenReader,
  check,
  flake,
  dev,
  example,
  build,
  lint: () => test(['lint']),
  format,
  storybook,
  'build-storybook': buildStorybook,
  'build-reference': () => buildReference(),
  contract,
  screens,
  screenshots,
  bench,
  'bench:hub': benchHub,
  'bench:pages': benchPages,
  'bench:proxy': benchProxy,
  'bench:ui': benchUi,
  soak,
  visual,
  mutants,
  provider,
  changeset,
  sbom,
  chromatic,
};

/** Installs what the lock file says, runs one root command and returns its exit code. */
export async function runCommand(
  name: string,
  commandArguments: readonly string[],
): Promise<number> {
  const command = commands[name];
  if (command === undefined) {
    console.error(`Unknown command '${name}'. There are: ${Object.keys(commands).join(', ')}.`);
    return 1;
  }
  forwardSignals();
  try {
    await install();
    return await command(commandArguments);
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    console.error(error.message);
    return 1;
  }
}
