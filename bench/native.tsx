import { NativeList } from './NativeList.tsx';
import { startBench } from './startBench.tsx';

startBench(NativeList);
