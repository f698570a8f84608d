// What only the calls of a logged-in customer need. The client loads it with the first of them.
export { customerEndpoints } from '../contract/customerEndpoints.ts';
export { fileReader } from './fileReader.ts';
