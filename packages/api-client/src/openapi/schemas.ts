import { type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';

import { swedishDecimal } from '../contract/amount.ts';
import { loginStatusSchema, startDummyLoginRequestSchema } from '../contract/bankId.ts';
import {
  attachedFileSchema,
  conversationSchema,
  messageSchema,
} from '../contract/communication.ts';
import { damageSchema } from '../contract/damage.ts';
import { claimDocumentSchema } from '../contract/documents.ts';
import { errorReportSchema } from '../contract/errorReport.ts';
import { finalizeLoginRequestSchema, userSchema } from '../contract/identity.ts';
import {
  customerCaseSchema,
  caseSchema,
  claimsPackageSchema,
  paymentPlanInfoSchema,
  transactionSchema,
} from '../contract/insurance.ts';
import { problemSchema } from '../contract/problem.ts';
import {
  registerExtractRequestSchema,
  registerExtractSchema,
} from '../contract/registerExtract.ts';
import { siteStateSchema } from '../contract/siteState.ts';

/** The named schemas of the document; all others are inlined where they are used. */
const named = {
  AttachedFile: attachedFileSchema,
  Conversation: conversationSchema,
  CustomerCase: customerCaseSchema,
  Damage: damageSchema,
  ErrorReport: errorReportSchema,
  FinalizeLoginRequest: finalizeLoginRequestSchema,
  ClaimCase: caseSchema,
  ClaimDocument: claimDocumentSchema,
  ClaimsPackage: claimsPackageSchema,
  LoginStatus: loginStatusSchema,
  Message: messageSchema,
  PaymentPlanInfo: paymentPlanInfoSchema,
  Problem: problemSchema,
  RegisterExtract: registerExtractSchema,
  RegisterExtractRequest: registerExtractRequestSchema,
  SiteState: siteStateSchema,
  StartDummyLoginRequest: startDummyLoginRequestSchema,
  SwedishDecimal: swedishDecimal,
  Transaction: transactionSchema,
  User: userSchema,
};

type ComponentName = keyof typeof named;

const settings = {
  target: 'draft-2020-12',
  // Describes the sent values, not the client's parsed ones.
  typeMode: 'input',
  // A file in a form is binary content, which a schema cannot describe.
  overrideSchema: ({ valibotSchema }: { valibotSchema: { readonly type: string } }) =>
    valibotSchema.type === 'instance'
      ? ({ type: 'string', contentMediaType: 'application/octet-stream' } as const)
      : undefined,
  overrideRef: ({ referenceId }: { referenceId: string }) => componentAddress(referenceId),
} as const;

/** The `components.schemas` of the document. */
export function toComponents(): Record<ComponentName, JsonSchema> {
  return toJsonSchemaDefs(named, settings);
}

/** The schema, or a reference to it if it is named. */
export function toSchema(schema: v.GenericSchema): JsonSchema {
  const name = Object.entries(named).find(([, candidate]) => candidate === schema)?.[0];
  if (name !== undefined) return { $ref: componentAddress(name) };
  const {
    $schema: _dialect,
    $defs: _definitions,
    ...written
  } = toJsonSchema(schema, {
    ...settings,
    definitions: named,
  });
  return written;
}

/** A reference to the named schema. */
export function reference(name: ComponentName): JsonSchema {
  return { $ref: componentAddress(name) };
}

function componentAddress(name: string): string {
  return `#/components/schemas/${name}`;
}
