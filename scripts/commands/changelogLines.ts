import lines from '@changesets/cli/changelog';

/** The usual lines of a changelog, without the commit before each: a reader of the packages does not have it. */
const withoutCommits: typeof lines = {
  getReleaseLine: ({ commit: _commit, ...change }, ...rest) =>
    lines.getReleaseLine(change, ...rest),
  getDependencyReleaseLine: (changes, ...rest) =>
    lines.getDependencyReleaseLine(
      changes.map(({ commit: _commit, ...change }) => change),
      ...rest,
    ),
};

// oxlint-disable-next-line import/no-default-export -- Changesets asks for it
export default withoutCommits;
