export * from './bankId.ts';
export * from './endpoints.ts';
export * from './identity.ts';
export * from './insurance.ts';
export * from './payment.ts';
export * from './problem.ts';
export * from './protocol.ts';
export * from './siteState.ts';
