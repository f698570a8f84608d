import type { Page } from '@playwright/test';

/** The part of Storybook's preview that the visits talk to. */
type Channel = {
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
};
type PreparedStory = {
  readonly storyGlobals?: { readonly viewport?: { readonly value?: string } };
  readonly parameters?: {
    readonly viewport?: {
      readonly options?: Record<string, { readonly styles?: { width?: string; height?: string } }>;
    };
  };
};
type StorybookWindow = {
  readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  readonly __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    loadStory(request: { storyId: string }): Promise<PreparedStory>;
  };
};
declare global {
  interface Window extends StorybookWindow {}
}

const wideWindow = { width: 1280, height: 900 };

/** Opens Storybook's preview without any story; the next ones are shown in place. */
export async function openPreview(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(async () => {
    await window.__STORYBOOK_PREVIEW__.ready();
    // The add-on would run axe a second time, on the story alone.
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', {
      globals: { a11y: { manual: true } },
    });
  });
}

/** Gives the window the size that the story asks for by its viewport global. */
export async function sizeWindowFor(page: Page, storyId: string): Promise<void> {
  const size = await page.evaluate(async (id) => {
    const story = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId: id });
    const name = story.storyGlobals?.viewport?.value ?? '';
    const styles = story.parameters?.viewport?.options?.[name]?.styles;
    return {
      width: Number.parseInt(styles?.width ?? ''),
      height: Number.parseInt(styles?.height ?? ''),
    };
  }, storyId);
  await page.setViewportSize({
    width: size.width || wideWindow.width,
    height: size.height || wideWindow.height,
  });
}

/** Shows a story and waits until its play function has ended; answers what went wrong. */
export function playStory(page: Page, storyId: string): Promise<string[]> {
  return page.evaluate(async (id) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    const failures: string[] = [];
    const read = (payload: unknown, name: string): string =>
      typeof payload === 'object' && payload !== null && name in payload
        ? String(Reflect.get(payload, name))
        : '';
    const fail = (payload: unknown): void => {
      for (const error of Array.isArray(payload) ? payload : [payload]) {
        // Testing Library prints the whole document behind its message.
        const message = read(error, 'message').split('Ignored nodes:')[0] ?? '';
        failures.push([message.trim(), read(error, 'description')].filter(Boolean).join('\n'));
      }
    };
    const failureEvents = [
      'playFunctionThrewException',
      'unhandledErrorsWhilePlaying',
      'storyThrewException',
      'storyErrored',
      'storyMissing',
    ];
    for (const event of failureEvents) channel.on(event, fail);
    const status = await new Promise<string>((resolve) => {
      const finish = (payload: unknown): void => {
        if (read(payload, 'storyId') !== id) return;
        channel.off('storyFinished', finish);
        resolve(read(payload, 'status'));
      };
      channel.on('storyFinished', finish);
      channel.on('storyMissing', () => resolve('missing'));
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    });
    for (const event of failureEvents) channel.off(event, fail);
    if (status !== 'success' && failures.length === 0) failures.push(`ended as '${status}'`);
    return failures;
  }, storyId);
}

/** Shows a page that describes stories and waits until it and the stories in it are drawn. */
export async function showDocs(page: Page, pageId: string): Promise<void> {
  await page.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const finish = (payload: unknown): void => {
          if (payload !== id) return;
          channel.off('docsRendered', finish);
          resolve();
        };
        channel.on('docsRendered', finish);
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
      }),
    pageId,
  );
  await page.waitForLoadState('networkidle');
}
