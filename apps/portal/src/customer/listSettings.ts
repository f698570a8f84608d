import * as v from 'valibot';

export interface ListFilter {
  /** Digits; matches any part of the number. */
  readonly reference: string;
  readonly names: readonly string[];
  readonly ways: readonly string[];
  readonly span: { readonly from?: string | undefined; readonly to?: string | undefined };
}

export const emptyFilter: ListFilter = { reference: '', names: [], ways: [], span: {} };

/** Sorting, number of rows, search and filter of one list. */
export interface ListView {
  /** In the format of the library's `sortToText`; empty for the default order. */
  readonly sort: string;
  /** The most rows that show. */
  readonly inView: number;
  /** What the customer searches for. */
  readonly search: string;
  readonly filter: ListFilter;
}

export const initialView: ListView = {
  sort: '',
  inView: 10,
  search: '',
  filter: emptyFilter,
};

const caseTabs = ['active', 'closed'] as const;
export type CaseTab = (typeof caseTabs)[number];

const listNames = [
  ...caseTabs,
  'payments',
  'conversations',
  'damages',
  'demands',
  'compilations',
  'extracts',
] as const;
export type ListName = (typeof listNames)[number];

/** The settings of all lists. The customer finds them unchanged on the way back (rows Z13, D03 and T11). */
export interface ListSettings {
  readonly tabKey: CaseTab;
  /** A list without an entry has the default settings. */
  readonly views: { readonly [Name in ListName]?: ListView | undefined };
}

export const initialLists: ListSettings = { tabKey: 'active', views: {} };

const viewSchema = v.object({
  sort: v.string(),
  inView: v.pipe(v.number(), v.integer(), v.minValue(initialView.inView)),
  search: v.optional(v.string(), initialView.search),
  filter: v.object({
    reference: v.string(),
    names: v.array(v.string()),
    ways: v.array(v.string()),
    span: v.object({ from: v.optional(v.string()), to: v.optional(v.string()) }),
  }),
});

export const listSettingsSchema: v.GenericSchema<unknown, ListSettings> = v.object({
  tabKey: v.picklist(caseTabs),
  views: v.partial(v.object(v.entriesFromList(listNames, viewSchema))),
});

export function viewOf({ views }: ListSettings, name: ListName): ListView {
  return views[name] ?? initialView;
}

export function withView(
  settings: ListSettings,
  name: ListName,
  changes: Partial<ListView>,
): ListSettings {
  const view = { ...viewOf(settings, name), ...changes };
  return { ...settings, views: { ...settings.views, [name]: view } };
}

/** Changes the tab; both tabs show their first rows again (row C16). */
export function withTab(settings: ListSettings, tabKey: CaseTab): ListSettings {
  return caseTabs.reduce<ListSettings>(
    (all, name) => withView(all, name, { inView: initialView.inView }),
    { ...settings, tabKey },
  );
}

/** A link to the list shows what can be paid. Only Back, and the way back from a case, restore the tab (rows C09 and D03). */
export function withActiveCases(settings: ListSettings): ListSettings {
  return { ...settings, tabKey: 'active' };
}
