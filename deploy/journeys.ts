/**
 * The most common journeys, by a part of their titles. Journeys that plant faults or count calls cannot be included:
 * they would reach one of the two instances only.
 */
export const journeys = [
  'a customer makes the whole first journey by keyboard alone',
  'a visitor reads the login page before the application has started',
  'only the checkout lets the payment company in',
  'two tabs, Back and reloads lead to one payment',
  'a customer asks about a damage with a picture',
  'a letter is saved under the name that the server gives it',
  'a customer with two windows reads in one and answers in one',
];
