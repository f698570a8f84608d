import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';

import { freePort } from '../../../../scripts/lib/freePort.ts';
import { recorded, recording } from './recordComplaints.ts';
import type { Engine, Look, WebPage } from './webPage.ts';

/** How many milliseconds a page may take to load, and a script in it. Otherwise it is five minutes. */
const patience = 60_000;

/**
 * The screen. Without the last word it starts anew when the last window has closed, and a browser that starts in that moment
 * ends, while its driver waits for it for ever: about one start in eighty.
 */
const screen = '-screen 0 1280x1024x24 -nolisten tcp -noreset';

/** WebKitGTK, on a screen of its own, which is not seen. */
export async function startWithSelenium(
  browser: string,
  driver: string,
  look: Look,
): Promise<Engine> {
  if (look === 'forcedColors') throw new Error('WebKit has no forced colours.');
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const port = await freePort();
  const server = spawn(
    'xvfb-run',
    ['-a', `--server-args=${screen}`, driver, `--port=${String(port)}`],
    {
      // A group of its own, so that it ends with its screen and its pages.
      detached: true,
      env: {
        ...process.env,
        HOME: home,
        LANG: 'sv_SE.UTF-8',
        // Otherwise a service of the desktop mounts a folder in the home, and outlives the browser.
        DBUS_SESSION_BUS_ADDRESS: 'disabled:',
        LIBGL_ALWAYS_SOFTWARE: '1',
        // The pages follow the desktop's theme.
        GTK_THEME: look === 'dark' ? 'Adwaita:dark' : 'Adwaita',
        // As root its sandbox does not start.
        ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
      },
      stdio: 'ignore',
    },
  );
  const address = `http://127.0.0.1:${String(port)}`;
  await untilAnswers(`${address}/status`);
  return {
    openPage: async () => {
      const session = await new Builder()
        .disableEnvironmentOverrides()
        .usingServer(address)
        .withCapabilities({
          browserName: 'MiniBrowser',
          // Otherwise every command first waits until the browser has loaded everything, and fails where that never ends.
          pageLoadStrategy: 'none',
          timeouts: { pageLoad: patience, script: patience },
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
        })
        .build();
      await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
      return drive(session);
    },
    close: async () => {
      await end(server);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const keys = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: Key.SPACE,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowDown: Key.ARROW_DOWN,
} as const;

function drive(session: WebDriver): WebPage {
  const found = (selector: string) => session.findElement(By.css(selector));
  const toDocument = () => session.switchTo().defaultContent();
  /** Leaves this document, and has come when the browser has read the next one. */
  const leaveBy = async (act: () => Promise<void>) => {
    await toDocument();
    await session.executeScript('document.isLeft = true');
    await act();
    const hasCome = 'return document.isLeft !== true && document.readyState !== "loading"';
    // Between two documents there is none to ask, and what the old one was asked may never be answered: it is asked again.
    const isHere = () => session.executeScript(hasCome).catch(() => false);
    await session.wait(() => Promise.race([isHere(), pause(1000, false)]), patience);
  };
  return {
    open: (url) => leaveBy(() => session.get(url)),
    back: () => session.executeScript<void>(() => history.back()),
    reload: () => leaveBy(() => session.navigate().refresh()),
    resize: async (width, height) => {
      await session.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    evaluate: (expression) => session.executeScript(`${recording} return ${expression}`),
    enterFrame: async (selector) => {
      await toDocument();
      if (selector !== null) await session.switchTo().frame(await found(selector));
    },
    click: async (selector) => found(selector).click(),
    type: async (selector, text) => found(selector).sendKeys(text),
    key: async (key) => session.switchTo().activeElement().sendKeys(keys[key]),
    choose: async (files) => found('input[type="file"]').sendKeys(files.join('\n')),
    tabs: async () => {
      const own = await session.getWindowHandle();
      const addresses: string[] = [];
      for (const tab of await session.getAllWindowHandles()) {
        await session.switchTo().window(tab);
        addresses.push(await session.getCurrentUrl());
      }
      await session.switchTo().window(own);
      return addresses;
    },
    print: () => Promise.reject(new Error('WebKit asks a person where to print.')),
    complaints: async () => {
      await toDocument();
      return String(await session.executeScript(`return ${recorded}`))
        .split('\n')
        .filter(Boolean);
    },
    close: () => session.quit(),
  };
}

async function untilAnswers(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok === true) return;
    await pause(100);
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  process.kill(-server.pid, 'SIGTERM');
  await ended;
}
