import { expect, it } from 'vitest';

import { keysOnly, shortReport } from './shortReport.ts';

it('says each type once and no export is called public', () => {
  const report = `## Report

import type { ReactNode } from 'react';

// @public
export const caseSchema: v.ObjectSchema<{
    readonly kind: v.Picklist<readonly ['one', 'two']>;
}, undefined>;

// @public (undocumented)
export interface Case {
    // (undocumented)
    readonly kind: 'one';
}

// @public
export const sameSchema: v.ObjectSchema<{
    readonly kind: v.Picklist<readonly ['one', 'two']>;
}, undefined>;

// @public
export const endpoints: {
    readonly getCase: {
        readonly schema: ObjectSchema<    {
        readonly kind: Picklist<readonly ["one", "two"]>;
        }, undefined>;
        readonly list: readonly [
        'session'];
    };
};
`;
  expect(shortReport(report)).toBe(`## Report
import { ReactNode } from "react";
export const caseSchema: ObjectSchema<{
  readonly kind: Picklist<readonly ["one", "two"]>;
}, undefined>;
export interface Case {
  readonly kind: "one";
}
export const sameSchema: typeof caseSchema;
export const endpoints: {
  readonly getCase: {
    readonly schema: typeof caseSchema;
    readonly list: readonly [
      "session"];
  };
};
`);
});

it('shows the keys and placeholders of texts without their words', () => {
  const report = `export const claims: {
  readonly title: "Krav";
  readonly 'of-ärende': \`För \${string} den {date}\`;
  readonly sum: {
    readonly one: "{count} krav, {sum}";
    readonly other: "{count} krav, {sum}";
  };
  readonly end: 'Det är "allt"; {a}';
};
export const provider: {
  name: string;
};`;
  expect(keysOnly(report)).toBe(`export const claims
  title, of-ärende {date}, end {a}
  .sum: one {count} {sum}, other {count} {sum}
export const provider: {
  name: string;
};`);
});
