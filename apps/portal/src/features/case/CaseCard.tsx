import {
  Card,
  DescriptionList,
  DigitGroups,
  Heading,
  InfoPopover,
  Inline,
  Stack,
  TasksDone,
  Text,
} from '@mina-sidor/ui';
import type { ClaimCase } from '@mina-sidor/api-client';
import { formatAmount, softHyphens } from '@mina-sidor/texts';

import { caseTagOf, caseTypeLabel } from '../../domain/case.rules.ts';
import { aboutCase } from '../../domain/writtenAbout.rules.ts';
import { CaseTagLabel } from '../../parts/CaseTagLabel.tsx';
import { RegistrationNumbers } from '../../parts/RegistrationNumbers.tsx';
import { WriteLink } from '../../parts/WriteLink.tsx';
import { texts } from '../../texts.ts';
import { CaseReasons } from './CaseReasons.tsx';
import {
  caseHighlightOf,
  caseStatusOf,
  customerCaseTime,
  hasNothingLeft,
  uninsuredText,
} from './casePage.rules.ts';

const words = texts.case;

/** The address contains the number, so the heading shows before the case has loaded (row D08). */
export function CaseHeading({ referenceNumber }: Pick<ClaimCase, 'referenceNumber'>) {
  return (
    <Heading eyebrow={words.referenceNumber} isFocusTarget level={1}>
      <DigitGroups isSpelledOut value={referenceNumber} />
    </Heading>
  );
}

interface CaseCardProps {
  readonly claimCase: ClaimCase;
}

/** The heading with the case's tag, and what the case is (rows D05–D11). */
export function CaseHead({ claimCase }: CaseCardProps) {
  const tag = caseTagOf(claimCase);
  const isDone = hasNothingLeft(claimCase);
  return (
    <Stack gap={isDone ? 'x20' : 'x12'}>
      <Inline align="end" justify="between">
        <CaseHeading referenceNumber={claimCase.referenceNumber} />
        {tag === null ? null : <CaseTagLabel tag={tag} />}
      </Inline>
      <Highlight claimCase={claimCase} />
      {isDone ? <TasksDone headingLevel={2} title={words.settled} /> : null}
    </Stack>
  );
}

function Highlight({ claimCase }: CaseCardProps) {
  const highlight = caseHighlightOf(claimCase);
  switch (highlight) {
    case null:
      return null;
    case 'uninsured':
      // An active case says it where it says how that ends.
      return claimCase.active ? null : <Text weight="bold">{uninsuredText(claimCase)}</Text>;
    case 'severalVehicles':
    case 'oneVehicle':
      return <Text>{words.highlights[highlight]}</Text>;
    case 'noVehicle':
      return (
        <Text>
          {words.highlights.noVehicle}{' '}
          <WriteLink about={aboutCase(claimCase.referenceNumber)}>
            {words.highlights.noVehicleContact}
          </WriteLink>
        </Text>
      );
  }
}

/** Shows while the facts load, too. */
export const factsHeading = <Heading level={2}>{words.facts.title}</Heading>;

/** What the case is about, and its amount (rows D12–D17 and Z51). */
export function CaseFacts({ claimCase }: CaseCardProps) {
  const { registrationNumbers, customerCases, active, amountToPay } = claimCase;
  const [only, ...others] = customerCases;
  const { status, concerns, registrationNumber, amount } = words.facts;
  const items = [
    { term: status, ...statusOf(claimCase) },
    customerCases.length > 0 && { term: concerns, description: concernsOf(claimCase) },
    only !== undefined && others.length === 0 && customerCaseTime(only),
    registrationNumbers.length > 0 && {
      term: softHyphens(registrationNumber),
      description: <RegistrationNumbers numbers={registrationNumbers} />,
    },
    active && { term: amount, description: formatAmount(amountToPay) },
  ];
  return (
    <Stack as="section" gap="x24">
      <Stack gap="x12">
        {factsHeading}
        <Card padding="list">
          <DescriptionList items={items.filter((item) => item !== false && item !== null)} />
        </Card>
      </Stack>
      <CaseReasons claimCase={claimCase} />
    </Stack>
  );
}

function statusOf(claimCase: ClaimCase) {
  const status = caseStatusOf(claimCase);
  if (status.kind !== 'state') return { description: words.status[status.kind] };
  const description = texts.caseStates[status.state];
  const explanation = words.stateInfo[status.state];
  return {
    description: softHyphens(description),
    info: <InfoPopover term={description}>{explanation}</InfoPopover>,
  };
}

/** Of several parts each with its time, which is a fact of its own otherwise. */
function concernsOf({ customerCases }: ClaimCase) {
  const [only, ...others] = customerCases;
  if (only !== undefined && others.length === 0) return caseTypeLabel(only);
  return (
    <Stack gap="x8">
      {customerCases.map((customerCase, index) => {
        const time = customerCaseTime(customerCase);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a case have no name of their own
          <div key={index}>
            <div>{caseTypeLabel(customerCase)}</div>
            {time === null ? null : (
              <Text as="div" weight="regular">
                {`${time.term} ${time.description}`}
              </Text>
            )}
          </div>
        );
      })}
    </Stack>
  );
}
