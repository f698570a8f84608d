/** The windows that a story can ask for: `globals: { viewport: { value: 'smallest' } }`. */
export const viewports = {
  smallest: { name: '320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  narrow: { name: '390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  medium: { name: '768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  wide: { name: '1280 px', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
} as const;
