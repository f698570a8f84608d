export { LoadingArea, type LoadingAreaProps } from './LoadingArea.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton.tsx';
