/**
 * Calls back once when the parent process is gone. When npm is ended, it ends only the shell between it and us itself, and
 * would leave the servers running behind its back. Started by hand, a process may well outlive its shell.
 * @param {() => void} callback
 * @param {number} [interval] milliseconds between two looks
 */
export function whenOrphaned(callback, interval = 500) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, interval);
  timer.unref();
}
