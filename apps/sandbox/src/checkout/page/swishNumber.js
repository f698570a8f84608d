/**
 * Whether it is the number of a Swedish mobile phone, however it is grouped. The frame and the server ask the same.
 * @param {string} text
 */
export const isSwishNumber = (text) =>
  /^(?:0|\+46|0046)7[02369]\d{7}$/.test(text.replaceAll(/[\s()-]/g, ''));
