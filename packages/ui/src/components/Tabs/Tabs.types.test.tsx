import { expect, it } from 'vitest';

import { Tabs, type TabsProps } from './index.ts';

const ignore = (): void => undefined;
const items: TabsProps['items'] = [{ key: 'active', label: 'Aktiva', content: null }];

it('is held by the application or by itself', () => {
  const right = [
    <Tabs items={items} key="own" label="Krav" />,
    <Tabs defaultValue="active" items={items} key="first" label="Krav" onValueChange={ignore} />,
    <Tabs items={items} key="held" label="Krav" onValueChange={ignore} value="active" />,
  ];
  const wrong = [
    // @ts-expect-error -- nobody could select another tab
    <Tabs items={items} key="stuck" label="Krav" value="active" />,
    // @ts-expect-error -- either the application holds the selected tab or the tabs do
    <Tabs
      defaultValue="active"
      items={items}
      key="both"
      label="Krav"
      onValueChange={ignore}
      value="active"
    />,
  ];
  expect([...right, ...wrong]).toHaveLength(5);
});
