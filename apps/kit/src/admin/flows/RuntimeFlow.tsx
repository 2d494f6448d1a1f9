import type { ComponentType } from 'react';
import { FlowPage } from './FlowPage.tsx';

/** The page of a flow that only the server knows: its steps and fields in the order of the model. */
export function runtimeFlow(name: string): ComponentType {
  return function RuntimeFlow() {
    return <FlowPage name={name} />;
  };
}
