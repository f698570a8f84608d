export type { TextFieldKind } from './fieldKinds.ts';
export { TextField, type TextFieldProps } from './TextField.tsx';
