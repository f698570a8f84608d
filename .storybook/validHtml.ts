import { HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate';
import type { Page } from '@playwright/test';

import { htmlExceptions } from './exceptions.ts';

/** Puts the rules together once; the loader does it again for every document, which takes longer than the check. */
class OneConfiguration extends StaticConfigLoader {
  #configuration: ResolvedConfig | Promise<ResolvedConfig> | undefined;

  override getConfigFor(handle: string): ResolvedConfig | Promise<ResolvedConfig> {
    return (this.#configuration ??= super.getConfigFor(handle));
  }
}

const validator = new HtmlValidate(
  new OneConfiguration({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      ...Object.fromEntries(Object.keys(htmlExceptions).map((rule) => [rule, 'off'])),
      // The list below a combobox has no native element: a select is a field of its own.
      'prefer-native-element': ['error', { exclude: ['listbox'] }],
    },
  }),
);

/** What is wrong with the HTML that the page holds now, a line for each fault. */
export async function findInvalidHtml(page: Page): Promise<string[]> {
  const html = await page.evaluate(readStoryHtml);
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`);
}

/** Runs in the browser: the document without what Storybook itself puts into it. */
function readStoryHtml(): string {
  const body = document.body.cloneNode(true);
  if (!(body instanceof HTMLElement)) return '';
  const foreign =
    'script, style, link, template, [class^="sb-"], #storybook-docs, #storybook-highlights-root';
  for (const element of body.querySelectorAll(foreign)) element.remove();
  // React writes it on a form whose action is a function, and no browser follows it.
  for (const form of body.querySelectorAll('form[action^="javascript:throw"]'))
    form.removeAttribute('action');
  body.removeAttribute('class');
  const language = document.documentElement.lang;
  return `<!doctype html>\n<html lang="${language}"><head><title>Story</title></head>${body.outerHTML}</html>`;
}
