import type { ComponentType } from 'react';
import { FlowPage } from './flow-page.tsx';

/** Returns a page for a flow that is unknown to this build. Its steps and fields follow the order of the model. */
export function runtimeFlow(name: string): ComponentType {
  return function RuntimeFlow() {
    return <FlowPage name={name} />;
  };
}
