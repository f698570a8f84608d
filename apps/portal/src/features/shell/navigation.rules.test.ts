import { describe, expect, it } from 'vitest';

import { mapValues } from '../../domain/record.ts';
import { customerPages, type CustomerPageName } from '../../features.ts';
import { navigationItems } from './navigation.rules.ts';

const everyRoute = mapValues(customerPages, () => true);
const noRoute = mapValues(customerPages, () => false);

describe('navigationItems', () => {
  it('shows every page of the main nav in its order, and no other [N09, N12]', () => {
    expect(navigationItems({ routes: everyRoute })).toEqual([
      'overview',
      'claims',
      'damages',
      'messages',
      'documents',
    ]);
  });

  it.each(['claims', 'damages', 'messages', 'documents'] as const)(
    'leaves out %s when the customer cannot reach it [N09, N10, N11]',
    (page: CustomerPageName) => {
      expect(navigationItems({ routes: { ...everyRoute, [page]: false } })).not.toContain(page);
    },
  );

  it('always has the overview [N09]', () => {
    expect(navigationItems({ routes: { ...noRoute, overview: true } })).toEqual(['overview']);
  });
});
