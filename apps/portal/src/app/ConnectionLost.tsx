import { useEffect } from 'react';
import { Button, ErrorView, Section } from '@mina-sidor/ui';

import { focusPageHeading } from '../shared/focusPageHeading.ts';
import { useServices } from '../shared/services.ts';
import { texts } from '../shared/texts.ts';

/** Covers the page when the server cannot be reached, until the customer tries again (rows E06 and E08). */
export function ConnectionLost() {
  const { connectionLost } = useServices();

  // What had focus is gone, both when this screen comes and when it goes.
  useEffect(() => {
    focusPageHeading();
    return () => {
      if (document.activeElement === document.body) focusPageHeading();
    };
  }, []);

  return (
    <Section>
      <ErrorView
        action={<Button onClick={() => connectionLost.set(false)}>{texts.errors.tryAgain}</Button>}
        announcement="alert"
        headingLevel={1}
        title={texts.errors.connection}
      />
    </Section>
  );
}
