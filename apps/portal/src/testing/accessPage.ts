import {
  damageCustomerTypes,
  matrixCustomerTypes,
  type System,
  systems,
  type User,
} from '@mina-sidor/api-client';

import { accessOf } from './accessOf.ts';
import { type Access, type SiteState } from '../domain/access.ts';
import { entriesOf } from '../domain/record.ts';
import { customerPages } from '../allFeatures.ts';
import { type CustomerPageName, paths } from '../paths.ts';
import { systemStates, vipAnswers } from './accessTable.ts';
import { aUser } from './StoryFrame.tsx';

const allOnline: SiteState = Object.fromEntries(systems.map((system) => [system, true]));

const entryNames = ['online', 'offline', 'without an entry', 'down: a call has answered 503'];
const vipNames = ['VIP not asked for', 'no VIP', 'VIP'];

/** Writes the truth table of `access` as a page of the documentation. Equal lines are joined. */
export function accessPage(cells: number): string {
  return `# Who sees what

Written by the test of \`access(needs, user, siteState, vip)\`, which compares ${spaced(cells)} combinations of customer, systems and VIP answer with rows C01, N09–N11 and
T01–T10 as they were typed by hand.

## Pages

A page that may not be shown is replaced by the overview. Nothing else is needed than what stands here.

${table(['page', 'systems that must be usable', 'claims customer', 'damage customer'], pageRows())}

## Systems

Whether a system is usable, by what is known of it.

${table(['system', 'known of it', ...vipNames], systemRows())}

## Claims

What a customer gets of the claims (by the system \`claims\`) and of the documents about them (by \`claimDocuments\`).
Paying is offered where the claims are open and \`payments\` is usable.

${table(['matrixCustomerType', 'system usable', 'system not usable'], claimsRows())}

## Damages

${table(['damageCustomerType', 'system usable', 'system not usable'], damageRows())}
`;
}

function pageRows(): readonly Row[] {
  const isReached = (page: CustomerPageName, user: User, siteState = allOnline) =>
    accessOf(user, siteState, null).routes[page];
  return entriesOf(customerPages).map(([page]) => [
    paths[page],
    listed(
      systems.filter((system) => !isReached(page, aUser(), { ...allOnline, [system]: false })),
      [],
    ),
    listed(
      matrixCustomerTypes.filter((type) => isReached(page, aUser({ matrixCustomerType: type }))),
      matrixCustomerTypes,
    ),
    listed(
      damageCustomerTypes.filter((type) => isReached(page, aUser({ damageCustomerType: type }))),
      damageCustomerTypes,
    ),
  ]);
}

function systemRows(): readonly Row[] {
  return grouped(
    systemStates.flatMap((entry, index) =>
      systems.map((system) => {
        const answers = vipAnswers.map((vip) => usableIn(system, entry, vip));
        return { key: system, rest: [entryNames[index] ?? '', ...answers] };
      }),
    ),
    systems,
  );
}

function usableIn(system: System, entry: boolean | 'down' | undefined, vip: boolean | null) {
  const { [system]: _own, ...others } = allOnline;
  const siteState: SiteState = entry === undefined ? others : { ...others, [system]: entry };
  return accessOf(aUser(), siteState, vip).systems[system] ? 'yes' : 'no';
}

function claimsRows(): readonly Row[] {
  return whileUsableAndNot(
    matrixCustomerTypes,
    (matrixCustomerType, isUsable) =>
      accessOf(aUser({ matrixCustomerType }), { ...allOnline, claims: isUsable }, null).claims,
  );
}

function damageRows(): readonly Row[] {
  return whileUsableAndNot(
    damageCustomerTypes,
    (damageCustomerType, isUsable) =>
      accessOf(aUser({ damageCustomerType }), { ...allOnline, damages: isUsable }, null).damages,
  );
}

type Row = readonly string[];

function whileUsableAndNot<Type extends string>(
  types: readonly Type[],
  ask: (type: Type, isUsable: boolean) => Access['claims' | 'damages'],
): readonly Row[] {
  return grouped(
    types.map((type) => ({ key: type, rest: [ask(type, true), ask(type, false)] })),
    [],
  );
}

/** Joins lines that differ only in their key; `all` is the list of keys that one word can replace. */
function grouped(
  lines: readonly { readonly key: string; readonly rest: Row }[],
  all: readonly string[],
): readonly Row[] {
  const keysByRest = new Map<string, { readonly keys: string[]; readonly rest: Row }>();
  for (const { key, rest } of lines) {
    const same = keysByRest.get(rest.join()) ?? { keys: [], rest };
    same.keys.push(key);
    keysByRest.set(rest.join(), same);
  }
  return [...keysByRest.values()].map(({ keys, rest }) => [listed(keys, all), ...rest]);
}

function listed(names: readonly string[], all: readonly string[]): string {
  if (names.length === 0) return 'none';
  if (names.length === all.length) return 'any';
  const others = all.filter((name) => !names.includes(name));
  return others.length > 0 && others.length < names.length
    ? `all but ${others.join(', ')}`
    : names.join(', ');
}

function table(head: Row, rows: readonly Row[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function spaced(count: number): string {
  return count.toLocaleString('en').replaceAll(',', ' ');
}
