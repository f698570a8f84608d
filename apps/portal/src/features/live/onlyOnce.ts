/** The function, called the first time only. */
export function onlyOnce<Told>(tell: (told: Told) => void): (told: Told) => void {
  let isTold = false;
  return (told) => {
    if (isTold) return;
    isTold = true;
    tell(told);
  };
}
