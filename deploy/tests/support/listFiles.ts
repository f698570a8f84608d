import { execSync } from 'node:child_process';

/** Lists the files of a portal as its build does. */
export function listFiles(dist: string): void {
  const files = "find . -type f ! -name files.sha256 -printf '%P\\n' | sort";
  execSync(`${files} | xargs sha256sum > files.sha256`, { cwd: dist });
}
