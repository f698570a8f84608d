import { browserEngines, type EngineName } from '../../../../scripts/lib/browserEngines.ts';
import type { Engine, Look } from './webPage.ts';
import { startWithPuppeteer } from './withPuppeteer.ts';
import { startWithSelenium } from './withSelenium.ts';

/** Starts a browser of this kind. Throws if it is not on this machine. */
export function startEngine(name: EngineName, look: Look): Promise<Engine> {
  const [browser = '', driver = ''] = browserEngines[name].find() ?? [];
  if (browser === '') throw new Error(`${name} is not on this machine.`);
  return name === 'webkit'
    ? startWithSelenium(browser, driver, look)
    : startWithPuppeteer(name, browser, look);
}
