import { useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';

import { type FilteredSection, filteredSections } from './documentFilter.rules.ts';
import { readSection, type SectionView, writeSection } from './documentsAddress.rules.ts';

type SectionViews = Readonly<Record<FilteredSection, SectionView>>;

export interface SectionViewControl {
  readonly views: SectionViews;
  readonly change: (section: FilteredSection, changes: Partial<SectionView>) => void;
}

const readAll = (search: string): SectionViews => {
  const parameters = new URLSearchParams(search);
  return {
    extracts: readSection(parameters, 'extracts'),
    compilations: readSection(parameters, 'compilations'),
    demands: readSection(parameters, 'demands'),
  };
};

/**
 * Filter, order and number of rows of each section, kept in the address (row Z13). The page remembers them itself as
 * well: the router tells of a new address a moment later, and what is typed must stand in its field at once.
 */
export function useSectionViews(): SectionViewControl {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const arrival = useNavigationType();
  const [views, setViews] = useState(() => readAll(search));
  const [entry, setEntry] = useState(key);

  // Back, forward, and the menu while the page already shows. The page itself only replaces its address.
  if (arrival !== NavigationType.Replace && key !== entry) {
    setEntry(key);
    setViews(readAll(search));
  }

  return {
    views,
    change: (section, changes) => {
      const next = { ...views, [section]: { ...views[section], ...changes } };
      setViews(next);
      let parameters = new URLSearchParams(search);
      for (const each of filteredSections) parameters = writeSection(parameters, each, next[each]);
      void navigate({ search: parameters.toString() }, { replace: true, preventScrollReset: true });
    },
  };
}
