import * as v from 'valibot';

/** The filter of a list. */
export interface ListFilter {
  /** Digits; any part of the number. */
  readonly reference: string;
  readonly names: readonly string[];
  readonly ways: readonly string[];
  readonly span: { readonly from?: string | undefined; readonly to?: string | undefined };
}

/** Asks nothing. */
export const emptyFilter: ListFilter = { reference: '', names: [], ways: [], span: {} };

/** How the customer looks at one list. */
export interface ListView {
  /** As the library's `sortToText` writes it; empty is the order that the list begins with. */
  readonly sort: string;
  /** How many rows show, at most. */
  readonly inView: number;
  readonly filter: ListFilter;
}

export const initialView: ListView = { sort: '', inView: 10, filter: emptyFilter };

const caseTabs = ['active', 'closed'] as const;
export type CaseTab = (typeof caseTabs)[number];

const listNames = [
  ...caseTabs,
  'payments',
  'damages',
  'demands',
  'compilations',
  'extracts',
] as const;
export type ListName = (typeof listNames)[number];

/** How the customer has left the lists, and finds them again on the way back (rows Z13, D03 and T11). */
export interface ListSettings {
  /** Which tab of the claims list is open. */
  readonly tabKey: CaseTab;
  /** Without an entry a list is as at first. */
  readonly views: { readonly [Name in ListName]?: ListView | undefined };
}

export const initialLists: ListSettings = { tabKey: 'active', views: {} };

const viewSchema = v.object({
  sort: v.string(),
  inView: v.pipe(v.number(), v.integer(), v.minValue(initialView.inView)),
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

/** The view of one list. */
export function viewOf({ views }: ListSettings, name: ListName): ListView {
  return views[name] ?? initialView;
}

/** The settings after a change of one list's view. */
export function withView(
  settings: ListSettings,
  name: ListName,
  changes: Partial<ListView>,
): ListSettings {
  const view = { ...viewOf(settings, name), ...changes };
  return { ...settings, views: { ...settings.views, [name]: view } };
}

/** The settings after a change of tab: its list begins with its first rows again (row C16). */
export function withTab(settings: ListSettings, tabKey: CaseTab): ListSettings {
  return caseTabs.reduce<ListSettings>(
    (all, name) => withView(all, name, { inView: initialView.inView }),
    { ...settings, tabKey },
  );
}
