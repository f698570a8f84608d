/** SWR counts a request as running until a timer of no length has fired. This one fires after it. */
export function requestEnded(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
