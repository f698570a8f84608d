import type { Loader } from '@storybook/react-vite';

import { viewports } from './viewports.ts';

/** Play functions measure words and windows, so they wait for the font and for the window that the story asks for. */
export const readyToPlay: Loader = async ({ storyGlobals, tags, viewMode }) => {
  const viewport: unknown = storyGlobals['viewport'];
  await document.fonts.load(`1em ${getComputedStyle(document.body).fontFamily}`);
  if (viewMode === 'story' && tags.includes('play-fn')) await waitForWindow(viewport);
};

/** Storybook gives the window its size while the story is already being loaded. */
function waitForWindow(asked: unknown): Promise<void> {
  const wanted = Object.entries(viewports).find(
    ([name]) => typeof asked === 'object' && asked !== null && Reflect.get(asked, 'value') === name,
  );
  if (wanted === undefined) return Promise.resolve();
  const [name, { styles }] = wanted;
  const width = Number.parseInt(styles.width);
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(3000);
    const look = (): void => {
      if (name === 'wide' ? innerWidth >= width : innerWidth === width) resolve();
    };
    look();
    addEventListener('resize', look, { signal });
    signal.addEventListener('abort', () => {
      reject(
        new Error(
          `This story is played in a window that is ${styles.width} wide; this one has ${String(innerWidth)}px. ` +
            `Open it in Storybook’s own frame, where the toolbar gives it the size “${name}”.`,
        ),
      );
    });
  });
}
