export { TaskList, type TaskListProps } from './TaskList.tsx';
export type { Task, TaskAction } from './TaskItem.tsx';
export { TasksDone, type TasksDoneProps } from './TasksDone.tsx';
