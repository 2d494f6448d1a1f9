import type { ComponentType } from 'react';
import { FlowPage } from './flow-page.tsx';

export function runtimeFlow(name: string): ComponentType {
  return function RuntimeFlow() {
    return <FlowPage name={name} />;
  };
}
