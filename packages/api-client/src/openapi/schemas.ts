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
import { insuranceDocumentSchema } from '../contract/documents.ts';
import { errorReportSchema } from '../contract/errorReport.ts';
import { finalizeLoginRequestSchema, userSchema } from '../contract/identity.ts';
import {
  customerCaseSchema,
  insuranceCaseSchema,
  insurancePackageSchema,
  paymentPlanInfoSchema,
  transactionSchema,
} from '../contract/insurance.ts';
import { problemSchema } from '../contract/problem.ts';
import {
  registerExtractRequestSchema,
  registerExtractSchema,
} from '../contract/registerExtract.ts';
import { siteStateSchema } from '../contract/siteState.ts';

/** Schemas that the document names; every other one is written out where it is used. */
const named = {
  AttachedFile: attachedFileSchema,
  Conversation: conversationSchema,
  CustomerCase: customerCaseSchema,
  Damage: damageSchema,
  ErrorReport: errorReportSchema,
  FinalizeLoginRequest: finalizeLoginRequestSchema,
  InsuranceCase: insuranceCaseSchema,
  InsuranceDocument: insuranceDocumentSchema,
  InsurancePackage: insurancePackageSchema,
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
  // What travels, not what the client makes of it.
  typeMode: 'input',
  // A file of a form: bytes, which have no form that a schema could tell.
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

/** The schema, as a reference if it is a named one. */
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
