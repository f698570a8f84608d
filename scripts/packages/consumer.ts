import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, toolPath } from '../lib/paths.ts';
import { runProcess } from '../lib/runProcess.ts';
import { moduleEntries, publicPackages, specifierOf } from './publicPackages.ts';

const resolutions = { nodenext: 'nodenext', bundler: 'esnext' };

/** Compiles a file that imports every entry, the way a consumer's compiler finds the types. */
export async function checkConsumer(): Promise<string> {
  const folder = join(cacheFolder, 'consumer');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(folder, 'consumer.ts'), consumerSource());
  const faults: string[] = [];
  for (const [moduleResolution, module] of Object.entries(resolutions)) {
    const configuration = join(folder, `tsconfig.${moduleResolution}.json`);
    writeFileSync(configuration, JSON.stringify(compilerSettings(moduleResolution, module)));
    const result = await runProcess(toolPath('tsc'), ['-p', configuration, '--pretty', 'false']);
    if (result.code !== 0) faults.push(`moduleResolution ${moduleResolution}:\n${result.output}`);
  }
  return faults.join('\n');
}

function consumerSource(): string {
  const specifiers = publicPackages.flatMap((item) =>
    moduleEntries(item).map((entry) => specifierOf(item, entry)),
  );
  const imports = specifiers.map(
    (specifier, index) => `import * as entry${String(index)} from '${specifier}';`,
  );
  const used = specifiers.map((_, index) => `entry${String(index)}`);
  return `${imports.join('\n')}\nexport const entries: readonly object[] = [${used.join(', ')}];\n`;
}

function compilerSettings(moduleResolution: string, module: string): object {
  return {
    compilerOptions: {
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: [],
      module,
      moduleResolution,
      strict: true,
      exactOptionalPropertyTypes: true,
      jsx: 'react-jsx',
      noEmit: true,
      skipLibCheck: false,
    },
    files: ['consumer.ts'],
  };
}
