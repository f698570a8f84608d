import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import {
  initialLists,
  initialView,
  type ListSettings,
  listSettingsSchema,
  viewOf,
  withTab,
  withView,
} from './listSettings.ts';

const left: ListSettings = {
  tabKey: 'closed',
  views: {
    active: { ...initialView, sort: 'amount-descending', inView: 20, search: 'abc' },
    conversations: { ...initialView, inView: 30 },
    demands: {
      sort: 'document-ascending',
      inView: 40,
      search: '',
      filter: {
        reference: '4711',
        names: ['Kravbrev'],
        ways: [],
        span: { from: '2026-01-01' },
      },
    },
  },
};

describe('the settings of the lists', () => {
  it('start with the active cases, ten rows and the default order [T11]', () => {
    expect(initialLists.tabKey).toBe('active');
    expect(viewOf(initialLists, 'active')).toEqual(initialView);
    expect(initialView).toMatchObject({ inView: 10, sort: '' });
  });

  it('change one list and leave the others as they are [Z13]', () => {
    const changed = withView(left, 'payments', { sort: 'date-ascending' });
    expect(viewOf(changed, 'payments')).toEqual({ ...initialView, sort: 'date-ascending' });
    expect(viewOf(changed, 'active')).toEqual(viewOf(left, 'active'));
    expect(viewOf(withView(left, 'active', { inView: 30 }), 'active')).toEqual({
      ...viewOf(left, 'active'),
      inView: 30,
    });
  });

  it('show ten rows after a change of tab, and keep the order [C16]', () => {
    const changed = withTab(left, 'active');
    expect(changed.tabKey).toBe('active');
    expect(viewOf(changed, 'active')).toEqual({
      ...initialView,
      sort: 'amount-descending',
      search: 'abc',
    });
    expect(viewOf(changed, 'demands')).toEqual(viewOf(left, 'demands'));
  });

  it('come back from the tab’s storage as they were left [Z13]', () => {
    expect(v.parse(listSettingsSchema, JSON.parse(JSON.stringify(left)))).toEqual(left);
  });

  it('come back from a release that stored no search [Z13]', () => {
    const { search: _search, ...before } = initialView;
    const stored = { tabKey: 'closed', views: { closed: { ...before, inView: 20 } } };
    expect(v.parse(listSettingsSchema, stored)).toEqual({
      tabKey: 'closed',
      views: { closed: { ...initialView, inView: 20 } },
    });
  });

  it.each([
    ['an unknown tab', { tabKey: 'mine', views: {} }],
    [
      'a number of rows that no list begins with',
      { tabKey: 'active', views: { active: { ...initialView, inView: 3 } } },
    ],
    ['something else', 'active'],
  ])('are not read from %s', (_what, stored) => {
    expect(v.safeParse(listSettingsSchema, stored).success).toBe(false);
  });
});
