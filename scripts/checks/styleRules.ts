import { readSources } from './sourceTree.ts';
import type { SourceFile } from './sourceTree.ts';

const rules: readonly { readonly pattern: RegExp; readonly fault: string }[] = [
  { pattern: /#[0-9a-f]{3,8}\b/i, fault: 'a raw colour' },
  { pattern: /\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch)\(/, fault: 'a raw colour' },
  {
    pattern:
      /(?:color|background|fill|stroke|border\w*|outline\w*):\s*['"`](?:[^'"`]*\s)?(?:white|black|red|green|blue|yellow|gr[ae]y|orange|navy)\b/i,
    fault: 'a raw colour',
  },
  { pattern: /zIndex:\s*-?\d/, fault: 'a raw z-index' },
  { pattern: /(?<![\w.-])\d*\.?\d+px\b/, fault: 'a raw length in px' },
  { pattern: /(?<![\w.-])\d*\.?\d+m?s\b(?!\w)/, fault: 'a raw duration' },
];

/** Values that stand outside the theme in the styles of ui and portal. */
export function findRepositoryStyleFaults(): string[] {
  return findStyleFaults(readSources(['{packages/ui,apps/portal}/src/**/*.css.ts']));
}

/** Raw colours, lengths, z-indices and durations in style files other than tokens and themes. */
export function findStyleFaults(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => !file.path.includes('/theme/themes/') && !/\/tokens\./.test(file.path))
    .flatMap((file) =>
      withoutComments(file.text)
        .split('\n')
        .flatMap((line, index) =>
          rules
            .filter((rule) => rule.pattern.test(line))
            .map((rule) => `${file.path}:${String(index + 1)}: ${rule.fault}: ${line.trim()}`),
        ),
    );
}

function withoutComments(text: string): string {
  const keepLines = (comment: string): string => comment.replace(/[^\n]/g, ' ');
  return text.replace(/\/\*[\s\S]*?\*\//g, keepLines).replace(/(?<![:'"])\/\/.*$/gm, keepLines);
}
