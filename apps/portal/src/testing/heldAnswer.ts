/** An answer of the server that comes when the test sends it. */
export function createHeldAnswer() {
  let send: (response: Response) => void = () => undefined;
  const response = new Promise<Response>((resolve) => {
    send = resolve;
  });
  return { response, send: (answer: Response) => send(answer) };
}
