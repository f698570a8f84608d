import { readable } from './document.ts';
import { type Check, countOf, groups, type Report } from './report.ts';

/** How many calls with the same fault are printed. The JSON report has all of them. */
const namedCalls = 3;

/** The report as a page to work through: what is wrong, group by group, and what was not checked and why. */
export function printReport({ url, version, checks }: Report): string {
  const parts = Object.entries(groups).flatMap(([group, title]) => {
    const own = checks.filter((check) => check.group === group);
    return own.length === 0 ? [] : [{ group, title, checks: own }];
  });
  return [
    `Contract check of ${url} against version ${version} of the contract`,
    '',
    ...parts.flatMap((part) => printGroup(part.title, part.checks)),
    ...closing(
      checks,
      parts.filter((part) => countOf(part.checks, 'wrong') > 0).map(({ group }) => group),
    ),
  ].join('\n');
}

function printGroup(title: string, checks: readonly Check[]): readonly string[] {
  const wrong = checks.filter(({ verdict }) => verdict === 'wrong');
  const open = checks.filter(({ verdict }) => verdict === 'not checked');
  const right = countOf(checks, 'right');
  const counts = [
    ...(right > 0 ? [`${String(right)} right`] : []),
    ...(wrong.length > 0 ? [`${String(wrong.length)} WRONG`] : []),
    ...(open.length > 0 ? [`${String(open.length)} not checked`] : []),
  ];
  return [
    `${title}: ${counts.join(', ')}`,
    ...printWrong(wrong),
    ...open.map(({ asked, came }) => `  not checked  ${asked}: ${came}`),
    '',
  ];
}

/** A fault that several calls have is printed once, before those of single calls. */
function printWrong(wrong: readonly Check[]): readonly string[] {
  const same = Map.groupBy(wrong, ({ expected, came, contract }) =>
    [expected, came, contract].join('\n'),
  );
  const isShared = (faults: readonly Check[]): boolean => faults.length > namedCalls;
  const shared = [...same.values()].filter(isShared);
  const single = [...same.values()].filter((faults) => !isShared(faults)).flat();
  return [
    ...shared.flatMap((faults) => [
      `  WRONG  in ${String(faults.length)} calls`,
      ...faults.slice(0, 1).flatMap(printFault),
      ...faults.slice(0, namedCalls).map(({ asked }) => `         asked     ${asked}`),
      `         asked     and ${String(faults.length - namedCalls)} more: --json names them`,
    ]),
    ...[...Map.groupBy(single, ({ asked }) => asked)].flatMap(([asked, faults]) => [
      `  WRONG  ${asked}`,
      ...faults.flatMap(printFault),
    ]),
  ];
}

const printFault = ({ expected, came, contract }: Check): readonly string[] => [
  `         expected  ${expected}`,
  `         came      ${came}`,
  `         contract  ${readable(contract)}`,
];

function closing(checks: readonly Check[], wrongGroups: readonly string[]): readonly string[] {
  const wrong = countOf(checks, 'wrong');
  const open = countOf(checks, 'not checked');
  const of = `of ${String(checks.length - open)} checks`;
  if (wrong === 0) {
    const left = open === 0 ? '' : ` ${String(open)} could not be made: see "not checked".`;
    const said =
      open === checks.length ? 'Nothing was checked.' : `All right: none ${of} is wrong.`;
    return [`${said}${left}`];
  }
  return [
    `${String(wrong)} ${of} are wrong. Begin with the first: others may follow from it.`,
    `To check only these parts again: --only ${wrongGroups.join(',')}`,
  ];
}
