import { type Theme, themeRules } from './theme.ts';

/**
 * A brand as a style sheet: the custom properties of `vars` in the layer `ms-ui.theme`, light, dark, wide and on paper.
 * Write it to a file when you build your site, and load it after `@mina-sidor/ui/styles.css`.
 *
 * @param brand selects it by `<html data-brand="…">` on a page that loads several brands
 * @example writeFileSync('nord.css', themeCss('nord', nord));
 */
export function themeCss(brand: string, theme: Theme): string {
  if (!/^[\w-]+$/u.test(brand))
    throw new Error(`Not a name of letters, digits, hyphens and underscores: ${brand}`);
  const rules = themeRules(brand, theme).map(({ selector, media, colorScheme, values }) => {
    const lines = [
      ...(colorScheme === undefined ? [] : [`color-scheme: ${colorScheme};`]),
      ...Object.entries(values).map(([name, value]) => `${name}: ${value};`),
    ];
    const rule = `${selector} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
    return media === undefined ? rule : `@media ${media} {\n${rule}}\n`;
  });
  return `@layer ms-ui.reset, ms-ui.theme, ms-ui.components;\n@layer ms-ui.theme {\n${rules.join('')}}\n`;
}
