export { Columns, type ColumnsProps } from './Columns.tsx';
export { Container, type ContainerProps, Section, type SectionProps } from './Container.tsx';
export { Grid, type GridProps } from './Grid.tsx';
export { Inline, type InlineProps } from './Inline.tsx';
export { type Space, Stack, type StackProps } from './Stack.tsx';
