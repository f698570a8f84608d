import { type EndpointName, endpoints } from '../contract/endpoints.ts';
import { type MatrixRow, type Situation, situations } from './outcomeMatrix.ts';

/** Renders the matrix as a page. Calls with the same result in every situation share a column. */
export function outcomeMatrixPage(
  tried: ReadonlyMap<EndpointName, MatrixRow>,
  expectedRow: (name: EndpointName) => Readonly<Record<Situation, string>>,
): string {
  const cells = [...tried].flatMap(([name, row]) =>
    situations.map((situation) => row[situation] === expectedRow(name)[situation]),
  );
  const groups = new Map<string, { readonly names: EndpointName[]; readonly row: MatrixRow }>();
  for (const [name, row] of tried) {
    const key = JSON.stringify(row);
    const group = groups.get(key) ?? { names: [], row };
    group.names.push(name);
    groups.set(key, group);
  }
  const columns = [...groups.values()];
  const letters = columns.map((_column, index) => String.fromCodePoint(65 + index));

  return `# What becomes of a call

Each of the ${String(Object.keys(endpoints).length)} calls of the contract is made in each of ${String(situations.length)} situations, over a real connection to a
local server and by a clock that stands still. Besides its ending, each cell proves that nothing is thrown, that the outcome
is told once, that no timer is left, and that no text of the answer is repeated in a failure.

**${String(cells.length)} cells tried, ${String(cells.filter(Boolean).length)} right.**

| situation | ${letters.join(' | ')} |
| --- | ${letters.map(() => '---').join(' | ')} |
${situations
  .map((situation) => `| ${[situation, ...columns.map(({ row }) => row[situation])].join(' | ')} |`)
  .join('\n')}

${columns.map(({ names }, index) => `- **${letters[index] ?? ''}**: ${names.join(', ')}`).join('\n')}

What the portal does about an ending is decided by \`outcomePolicy\` (\`apps/portal/src/domain\`).
`;
}
