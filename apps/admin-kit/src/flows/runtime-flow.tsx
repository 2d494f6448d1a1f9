import type { ComponentType } from 'react';
import { FlowPage } from './flow-page.tsx';

/**
 * Returns a page for a staff flow that is unknown to this build. The server's description of the flow defines the order
 * of its steps and fields.
 */
export function runtimeFlow(name: string): ComponentType {
  return function RuntimeFlow() {
    return <FlowPage name={name} />;
  };
}
