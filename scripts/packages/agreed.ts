const updateVariable = 'UPDATE_EXPORTS';

/** True when the files in git that say what is public shall be written anew. */
export function isUpdateAsked(): boolean {
  return (process.env[updateVariable] ?? '') !== '';
}

/** How to agree to a change of what is public. */
export const updateAdvice = `If the change is meant: ${updateVariable}=1 npm test -- packages`;
