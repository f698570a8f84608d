export { LinkCard, type LinkCardProps } from './LinkCard.tsx';
export { LinkCardGroup, type LinkCardGroupProps } from './LinkCardGroup.tsx';
