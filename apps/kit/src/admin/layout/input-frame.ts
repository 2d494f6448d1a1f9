import { createContext, type ComponentType, type ReactNode } from 'react';

/** What a form puts around each of its inputs. */
export type InputFrame = ComponentType<{ readonly name: string; readonly children: ReactNode }>;

export const InputFrameContext = createContext<InputFrame | null>(null);
