import { DescriptionList, InfoPopover, Link, Stack, Text } from '@mina-sidor/ui';
import type { CustomerCase, InsuranceCase } from '@mina-sidor/api-client';
import { fill, formatAmount } from '@mina-sidor/texts';

import { caseTagOf, caseTypeLabel, customerCaseTime } from '../../domain/case.rules.ts';
import { CaseTagLabel } from '../../parts/CaseTagLabel.tsx';
import { RegistrationNumbers } from '../../parts/RegistrationNumbers.tsx';
import { useServices } from '../../customer/services.ts';
import { texts } from '../../texts.ts';
import { caseHighlightOf, caseStatusOf } from './case.rules.ts';
import { CaseHeading } from './CaseHeading.tsx';
import { CaseReasons } from './CaseReasons.tsx';

const words = texts.case;

interface CaseCardProps {
  readonly insuranceCase: InsuranceCase;
}

/** Which case it is, and what is special about it (rows D05–D11). */
export function CaseHead({ insuranceCase }: CaseCardProps) {
  const tag = caseTagOf(insuranceCase);
  return (
    <Stack gap="x16">
      {tag === null ? null : (
        <div>
          <CaseTagLabel tag={tag} />
        </div>
      )}
      <CaseHeading referenceNumber={insuranceCase.referenceNumber} />
      <Highlight insuranceCase={insuranceCase} />
    </Stack>
  );
}

/** What the case is about, and why it is there (rows D12–D17). */
export function CaseFacts({ insuranceCase }: CaseCardProps) {
  return (
    <Stack gap="x24">
      <Facts insuranceCase={insuranceCase} />
      <CaseReasons insuranceCase={insuranceCase} />
    </Stack>
  );
}

function Highlight({ insuranceCase }: CaseCardProps) {
  const { config } = useServices();
  const highlight = caseHighlightOf(insuranceCase);
  switch (highlight) {
    case null:
      return null;
    case 'uninsured':
      return (
        <Text weight="bold">
          {insuranceCase.dayCharge === null
            ? words.highlights.uninsuredUnknownCharge
            : fill(words.highlights.uninsured, { amount: formatAmount(insuranceCase.dayCharge) })}
        </Text>
      );
    case 'severalVehicles':
    case 'oneVehicle':
      return <Text>{words.highlights[highlight]}</Text>;
    case 'noVehicle':
      return (
        <Text>
          {words.highlights.noVehicle}{' '}
          <Link href={config.links.contactUs} isExternal>
            {words.highlights.noVehicleContact}
          </Link>
        </Text>
      );
  }
}

function Facts({ insuranceCase }: CaseCardProps) {
  const { registrationNumbers, customerCases, active, amountToPay } = insuranceCase;
  return (
    <DescriptionList
      items={[
        statusFact(insuranceCase),
        ...(customerCases.length === 0
          ? []
          : [
              {
                term: words.facts.concerns,
                description: <Concerns customerCases={customerCases} />,
              },
            ]),
        ...(registrationNumbers.length === 0
          ? []
          : [
              {
                term: words.facts.registrationNumber,
                description: <RegistrationNumbers numbers={registrationNumbers} />,
              },
            ]),
        ...(active ? [{ term: words.facts.amount, description: formatAmount(amountToPay) }] : []),
      ]}
    />
  );
}

function statusFact(insuranceCase: InsuranceCase) {
  const term = words.facts.status;
  const status = caseStatusOf(insuranceCase);
  switch (status.kind) {
    case 'closed':
    case 'active':
      return { term, description: words.status[status.kind] };
    case 'state':
      return {
        term,
        description: words.states[status.state],
        info: (
          <InfoPopover term={words.states[status.state]}>
            {words.stateInfo[status.state]}
          </InfoPopover>
        ),
      };
  }
}

function Concerns({ customerCases }: { readonly customerCases: readonly CustomerCase[] }) {
  return (
    <Stack gap="x8">
      {customerCases.map((customerCase, index) => {
        const time = customerCaseTime(customerCase);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a case have no name of their own
          <div key={index}>
            <div>{caseTypeLabel(customerCase.caseType)}</div>
            {time === null ? null : (
              <Text as="div" weight="regular">
                {time}
              </Text>
            )}
          </div>
        );
      })}
    </Stack>
  );
}
