/** The oldest Node that the bootstrap itself runs on. */
export const oldestBootstrapVersion = '20.0.0';

/** The oldest Node that the tools and the sandbox run on: jsdom 31 asks for it. */
export const oldestToolVersion = '24.15.0';

/**
 * Tells whether a version such as `v24.15.0` is the minimum or newer.
 * @param {string} version
 * @param {string} minimum
 * @returns {boolean}
 */
export function isAtLeast(version, minimum) {
  const found = parts(version);
  const wanted = parts(minimum);
  for (let index = 0; index < wanted.length; index += 1) {
    const difference = (found[index] ?? 0) - (wanted[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/**
 * @param {string} version
 * @returns {number[]}
 */
function parts(version) {
  return version.replace(/^v/, '').split('.').map(Number);
}
