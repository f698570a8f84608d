import { ask } from './call.js';

/** @type {import('./call.js').AnswerOf<'GET personas'>} */
let personas = [];

/** The sample customers, which never change. */
export async function fetchPersonas() {
  if (personas.length === 0) personas = await ask('GET personas');
  return personas;
}

/** The customers' names by personal number. */
export async function fetchNames() {
  return new Map((await fetchPersonas()).map((each) => [each.personalNumber, each.fullName]));
}

/** The customers as choices of a list. */
export const toOptions = async () =>
  (await fetchPersonas()).map(
    ({ fullName, personalNumber }) => new Option(fullName, personalNumber),
  );
