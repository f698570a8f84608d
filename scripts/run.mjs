#!/usr/bin/env node
// The entry of every root script. It must run on Node 20 before anything is installed: it finds a Node that is new enough
// and only then hands over to the TypeScript commands.
import { ensureNode } from './bootstrap/ensureNode.mjs';

if (ensureNode(import.meta.filename ?? process.argv[1])) {
  const { runCommand } = await import('./commands/index.ts');
  process.exitCode = await runCommand(process.argv[2] ?? '', process.argv.slice(3));
}
