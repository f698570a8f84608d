/** Makes a format or a comparison once for each locale: the browser takes far longer to make one than to use it. */
export function perLocale<Made>(
  make: (locale: string | undefined) => Made,
): (locale: string | undefined) => Made {
  const made = new Map<string | undefined, Made>();
  return (locale) => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const one = make(locale);
    made.set(locale, one);
    return one;
  };
}
