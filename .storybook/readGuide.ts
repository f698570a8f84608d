import type { ComponentGuide } from '../packages/ui/src/docs/componentGuide.ts';

export type { ComponentGuide };

const parts: readonly (keyof ComponentGuide)[] = [
  'whenToUse',
  'whenNotToUse',
  'anatomy',
  'keyboard',
  'accessibility',
  'dos',
  'donts',
  'limits',
];

/** The guide among the parameters of a story file; pages that are not about a component have none. */
export function readGuide(parameters: object): ComponentGuide | undefined {
  const guide: unknown = 'guide' in parameters ? parameters.guide : undefined;
  return isGuide(guide) ? guide : undefined;
}

function isGuide(guide: unknown): guide is ComponentGuide {
  if (typeof guide !== 'object' || guide === null) return false;
  return parts.every((part) => Array.isArray(Reflect.get(guide, part)));
}
