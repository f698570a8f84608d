/** The cycles of a graph, each once, written from its alphabetically first file back to itself. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles = new Map<string, string[]>();
  const finished = new Set<string>();
  const visit = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) {
      const cycle = rotate(trail.slice(start));
      cycles.set(cycle.join('\n'), [...cycle, ...cycle.slice(0, 1)]);
      return;
    }
    if (finished.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...trail, file]);
    finished.add(file);
  };
  for (const file of [...graph.keys()].toSorted()) visit(file, []);
  return [...cycles.values()];
}

function rotate(cycle: readonly string[]): string[] {
  const first = cycle.indexOf(cycle.toSorted()[0] ?? '');
  return [...cycle.slice(first), ...cycle.slice(0, first)];
}
