import { describe, expect, it } from 'vitest';

import { mapValues } from '../../domain/record.ts';
import { customerPages } from '../../allFeatures.ts';
import type { CustomerPageName } from '../../paths.ts';
import { navigationItems } from './navigation.rules.ts';

const specified: CustomerPageName[] = ['overview', 'claims', 'damages', 'messages', 'documents'];
const everyRoute = mapValues(customerPages, () => true);
const noRoute = mapValues(customerPages, () => false);

describe('navigationItems', () => {
  it('shows the pages of the main navigation in order, and no others [N09, N12]', () => {
    const items = navigationItems({ routes: everyRoute });
    expect(items).not.toContain('case');
    expect(items).not.toContain('checkout');
    expect(items).not.toContain('registerExtract');
    expect(items.filter((item) => specified.includes(item))).toEqual(specified);
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
