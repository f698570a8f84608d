import * as v from 'valibot';
import { fill } from '@mina-sidor/texts';
import type { UIMatch } from 'react-router';

import { gatedRoutes } from './domain/access.ts';
import { texts } from './texts.ts';

/** Pages that say themselves what cannot be fetched when they cannot be reached (rows E21–E23). */
const routeErrorKeys = [
  'claims',
  'case',
  'documents',
  'messages',
  'damages',
  'registerExtract',
] as const;
export type RouteErrorKey = (typeof routeErrorKeys)[number];

const handleSchema = v.object({
  title: v.string(),
  navigation: v.optional(v.picklist(['overview', 'claims', 'damages', 'messages', 'documents'])),
  gate: v.optional(v.picklist(gatedRoutes)),
  routeError: v.optional(v.picklist(routeErrorKeys)),
  /** The page itself shows the information text in full, so the header does not (row N21). */
  showsInformationText: v.optional(v.boolean()),
});

/**
 * What a route says about itself: its title, where `{id}` is the `id` of the path, its item in the main nav, who may see it,
 * and whose words say that it cannot be reached.
 */
export type RouteHandle = v.InferOutput<typeof handleSchema>;
export type NavigationKey = NonNullable<RouteHandle['navigation']>;

/** What the innermost route says about itself; routes without a handle are only wrappers. */
export function handleOf(
  matches: readonly Pick<UIMatch, 'handle' | 'params'>[],
): RouteHandle | null {
  for (const match of matches.toReversed()) {
    const handle = v.safeParse(handleSchema, match.handle);
    if (handle.success) {
      return {
        ...handle.output,
        title: fill<string>(handle.output.title, { id: match.params['id'] ?? '' }),
      };
    }
  }
  return null;
}

/** The document title: the route's title and the site's name (row R13). */
export function documentTitle(routeTitle: string): string {
  return `${routeTitle} – ${texts.shell.siteName}`;
}
