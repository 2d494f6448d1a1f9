import type { Flow, FlowField, FlowTask } from '@tuyen/model';
import { createContext, useContext } from 'react';

export interface StaffFlow extends Flow {
  readonly task: FlowTask;
}

const Context = createContext<StaffFlow | null>(null);

export const FlowProvider = Context.Provider;

export function useFlow(): StaffFlow {
  const flow = useContext(Context);
  if (!flow) throw new Error('Render this inside a FlowPage.');
  return flow;
}

export const fieldsOf = ({ steps }: Flow): readonly FlowField[] => steps.flatMap(({ fields }) => fields);
