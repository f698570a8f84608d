/** The Luhn check digit of a row of digits, as in OCR numbers, Plusgiro numbers and personal numbers. */
export function luhnDigit(digits: string): string {
  let sum = 0;
  for (const [index, character] of [...digits].toReversed().entries()) {
    const doubled = Number(character) * (index % 2 === 0 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return String((10 - (sum % 10)) % 10);
}

/** The OCR number of a reference number: the number, a digit that tells the length, a check digit. */
export function ocrNumber(referenceNumber: string): string {
  const withLength = `${referenceNumber}${String((referenceNumber.length + 2) % 10)}`;
  return `${withLength}${luhnDigit(withLength)}`;
}

/** The provider's Plusgiro number. It is made up. */
export const plusGiroNumber = '12 34 56-6';
