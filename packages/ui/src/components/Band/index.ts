export { Band, type BandProps } from './Band.tsx';
export { OnBandEdge, type OnBandEdgeProps } from './OnBandEdge.tsx';
