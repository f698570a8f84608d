import { type Check, countOf, groups, type Report } from './report.ts';

/** The report as a page to work through: what is wrong, group by group, and what was not checked and why. */
export function printReport({ url, version, checks }: Report): string {
  const sections = Object.entries(groups).flatMap(([group, title]) =>
    printGroup(
      title,
      checks.filter((check) => check.group === group),
    ),
  );
  return [
    `Contract check of ${url} against version ${version} of the contract`,
    '',
    ...sections,
    closing(checks),
  ].join('\n');
}

function printGroup(title: string, checks: readonly Check[]): readonly string[] {
  if (checks.length === 0) return [];
  const wrong = checks.filter(({ verdict }) => verdict === 'wrong');
  const open = checks.filter(({ verdict }) => verdict === 'not checked');
  const counts = [
    `${String(countOf(checks, 'right'))} right`,
    ...(wrong.length > 0 ? [`${String(wrong.length)} WRONG`] : []),
    ...(open.length > 0 ? [`${String(open.length)} not checked`] : []),
  ];
  return [
    `${title}: ${counts.join(', ')}`,
    ...[...Map.groupBy(wrong, ({ asked }) => asked)].flatMap(([asked, found]) => [
      `  WRONG  ${asked}`,
      ...found.flatMap(({ expected, came, contract }) => [
        `         expected  ${expected}`,
        `         came      ${came}`,
        `         contract  ${contract}`,
      ]),
    ]),
    ...open.map(({ asked, came }) => `  not checked  ${asked}: ${came}`),
    '',
  ];
}

function closing(checks: readonly Check[]): string {
  const wrong = countOf(checks, 'wrong');
  const of = `of ${String(checks.length - countOf(checks, 'not checked'))} checks`;
  return wrong === 0 ? `All right: none ${of} is wrong.` : `${String(wrong)} ${of} are wrong.`;
}
