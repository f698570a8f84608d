/** A file or folder that a new provider changes. */
export interface Place {
  /** What is the provider's own in it. */
  readonly what: string;
  readonly path: string;
}

/** Everything that belongs to one provider. docs/deployment.md, step 1, sends a new provider through this list. */
export const places: readonly Place[] = [
  {
    what: 'name, and what debt collection and an application cost',
    path: 'packages/texts/src/sv/provider.ts',
  },
  {
    what: 'links, payee, authority and the live key; theme-color. The hosts and `test` stay the sandbox’s: config.json has yours',
    path: 'apps/portal/index.html',
  },
  { what: 'logo', path: 'apps/portal/src/parts/ProviderLogo.tsx' },
  { what: 'icon of the browser’s tab', path: 'apps/portal/public/favicon.svg' },
  {
    what: 'colours (the theme, a CSS file beside this one) and font.css, if the theme has another font',
    path: 'apps/portal/src/main.tsx',
  },
  {
    what: 'known deficiencies, and the days of review',
    path: 'apps/portal/src/features/accessibility/deficiencies.ts',
  },
  {
    what: 'accessibility statement: the law and each deficiency in words',
    path: 'packages/texts/src/sv/accessibility.ts',
  },
  { what: 'how each deficiency was found', path: 'docs/accessibility.md' },
  { what: 'pages of the proxy: colours, words and contact link', path: 'deploy/nginx/pages' },
  {
    what: 'what the tests expect of name, links, costs, authority and deficiencies',
    path: 'apps/portal/e2e/support/thisProvider.ts',
  },
];

/** Names of the sample provider. Its theme is a sample too, and stays beside that of a new provider. */
const sampleNames = /trafikfonden|\b000000-0000\b/iu;

/** What customers get, and what it is made from: no tests, no stories and no sandbox. */
const isShipped = (path: string): boolean =>
  /^(?:apps\/portal|packages\/texts\/src|deploy)\//u.test(path) &&
  !/\.(?:test|spec|stories)\.tsx?$|\/(?:e2e|tests|testing)\/|\.md$/u.test(path);

const isExpectation = (path: string): boolean => path === 'apps/portal/e2e/support/thisProvider.ts';

/** Where shipped files, and the expectations of the tests, name the sample provider: `file:line: text`. */
export function namesOfSample(
  paths: readonly string[],
  read: (path: string) => string,
): readonly string[] {
  return paths
    .filter((path) => isShipped(path) || isExpectation(path))
    .flatMap((path) =>
      read(path)
        .split('\n')
        .flatMap((line, index) =>
          sampleNames.test(line) ? [`${path}:${String(index + 1)}: ${line.trim()}`] : [],
        ),
    );
}
