import { describe, expect, it } from 'vitest';

import { type GatedRoute, gatedRoutes } from '../../domain/access.ts';
import { navigationItems } from './navigation.rules.ts';

function routesWithout(...closed: readonly GatedRoute[]): Record<GatedRoute, boolean> {
  const open = (route: GatedRoute) => !closed.includes(route);
  return {
    overview: open('overview'),
    claims: open('claims'),
    checkout: open('checkout'),
    documents: open('documents'),
    messages: open('messages'),
    damages: open('damages'),
    registerExtract: open('registerExtract'),
  };
}

describe('navigationItems', () => {
  it('shows every page of the main nav in its order, and no other [N09, N12]', () => {
    expect(navigationItems({ routes: routesWithout() })).toEqual([
      'overview',
      'claims',
      'damages',
      'messages',
      'documents',
    ]);
  });

  it.each(['claims', 'damages', 'messages', 'documents'] as const)(
    'leaves out %s when the customer cannot reach it [N09, N10, N11]',
    (route) => {
      expect(navigationItems({ routes: routesWithout(route) })).not.toContain(route);
    },
  );

  it('always has the overview [N09]', () => {
    expect(navigationItems({ routes: routesWithout(...gatedRoutes.slice(1)) })).toEqual([
      'overview',
    ]);
  });
});
