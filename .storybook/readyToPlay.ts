import type { Loader } from '@storybook/react-vite';

import { asObject, asText } from '../scripts/rows/json.ts';
import { viewports } from './viewports.ts';

/** Play functions measure words and windows, so they wait for the font and for the window that the story asks for. */
export const readyToPlay: Loader = async (story) => {
  // Only the first: the fallback is a font of the machine, and loading one that it does not have is an error.
  const [font = ''] = getComputedStyle(document.body).fontFamily.split(',');
  await document.fonts.load(`1em ${font}`);
  const { id, playFunction, storyGlobals, viewMode } = asObject(story);
  const { value } = asObject(asObject(storyGlobals)['viewport']);
  if (viewMode === 'story' && playFunction !== undefined) await waitForWindow(value, asText(id));
};

/** Storybook gives its frame the size while the story is already being loaded. Without the frame, the story moves into it. */
function waitForWindow(asked: unknown, id: string): Promise<void> {
  const [viewport] = Object.entries(viewports).filter(([name]) => name === asked);
  if (viewport === undefined) return Promise.resolve();
  const [name, { styles }] = viewport;
  const width = Number.parseInt(styles.width);
  return new Promise((resolve, reject) => {
    const waiting = new AbortController();
    const timer = setTimeout(() => {
      waiting.abort();
      if (parent === window) location.replace(`index.html?path=/story/${id}`);
      else reject(new Error(`This story is played in a window that is ${styles.width} wide.`));
    }, 3000);
    const look = (): void => {
      if (name === 'wide' ? innerWidth < width : innerWidth !== width) return;
      clearTimeout(timer);
      waiting.abort();
      resolve();
    };
    addEventListener('resize', look, { signal: waiting.signal });
    look();
  });
}
