import { readFileSync } from 'node:fs';

import ts from 'typescript-6';

/** A file as a tree. */
export function parse(path: string): ts.SourceFile {
  const text = readFileSync(path, 'utf8');
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}
