export { Link, type LinkedFile, type LinkProps } from './Link.tsx';
export { TextButton, type TextButtonProps } from './TextButton.tsx';
