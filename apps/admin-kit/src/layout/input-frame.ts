import { createContext, type ComponentType, type ReactNode } from 'react';

export type InputFrame = ComponentType<{ readonly name: string; readonly children: ReactNode }>;

export const InputFrameContext = createContext<InputFrame | null>(null);
