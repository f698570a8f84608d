import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { checkBackend, type CheckOptions, toGroup } from './checkBackend.ts';
import { NoLogin } from './checks/login.ts';
import { printReport } from './print.ts';
import { exitCodeOf, groups } from './report.ts';
import { NoAnswer } from './visitor.ts';

const help = `npm run contract -- --url https://backend.example --customer 198704129843

Asks a backend most of what the contract of Mina sidor says, and tells what it does otherwise. The README names the rest.

  --url             the origin at which browsers see the backend: the check sends it as Origin
  --customer        personal number of a test customer, who is logged in without BankID
  --cookie          instead: cookies of a session, as "name=value; name=value"
  --other-customer  personal number of another test customer, whose data the first one must not get
  --write           make the calls that change something, too: they order, send and begin payments
  --wait            wait this many minutes for the session to need a renewal
  --only            only these groups, separated by commas: ${Object.keys(groups).join(', ')}
  --json            print the report as JSON

It ends with 0 if all is right, with 1 if something is wrong, and with 2 if it could not check.`;

const log = (text: string): void => void process.stdout.write(`${text}\n`);
const complain = (text: string): void => void process.stderr.write(`${text}\n`);

function readOptions(): (CheckOptions & { readonly isJson: boolean }) | null {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      customer: { type: 'string' },
      cookie: { type: 'string' },
      'other-customer': { type: 'string' },
      write: { type: 'boolean', default: false },
      wait: { type: 'string' },
      only: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const { url, customer, cookie, only, wait } = values;
  const minutes = Number(wait);
  if (
    url === undefined ||
    !URL.canParse(url) ||
    (customer === undefined) === (cookie === undefined)
  )
    return null;
  const wanted = only?.split(',').map(toGroup);
  if (wanted?.includes(null) === true || (wait !== undefined && !(minutes > 0))) return null;
  return {
    url,
    customer: cookie === undefined ? { personalNumber: customer ?? '' } : { cookie },
    otherCustomer: values['other-customer'],
    isWriting: values.write,
    letExpire: wait === undefined ? undefined : () => sleep(minutes * 60_000),
    only: wanted?.filter((group) => group !== null),
    isJson: values.json,
  };
}

async function main(): Promise<number> {
  let options: ReturnType<typeof readOptions>;
  try {
    options = readOptions();
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    options = null;
  }
  if (options === null) {
    complain(help);
    return 2;
  }
  try {
    const report = await checkBackend(options);
    log(options.isJson ? JSON.stringify(report, null, 2) : printReport(report));
    return exitCodeOf(report.checks);
  } catch (error) {
    if (!(error instanceof NoAnswer || error instanceof NoLogin)) throw error;
    complain(`Could not check ${options.url}. ${error.message}`);
    return 2;
  }
}

process.exitCode = await main();
