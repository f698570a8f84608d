export { countCharacters, normaliseText } from './characters.ts';
export { TextArea, type TextAreaProps } from './TextArea.tsx';
