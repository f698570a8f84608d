import type { ComponentType } from 'react';

/** Thrown when the code of a page could not be fetched: the connection was lost, or the release has been replaced. */
export class PageCodeError extends Error {}

/** A page whose code is fetched when it is first wanted. */
export function lazyPage(load: () => Promise<{ readonly Component: ComponentType }>) {
  return {
    Component: async () => {
      try {
        return (await load()).Component;
      } catch (error) {
        throw new PageCodeError('The code of the page could not be fetched', { cause: error });
      }
    },
  };
}
