import { createContext } from 'react';
import type { KindControls } from './kind.tsx';

/**
 * Input controls for the project's own field kinds, for all forms of a page. The `controls` prop of a form takes
 * precedence.
 */
export const ControlsContext = createContext<KindControls>({});
