import { createContext } from 'react';
import type { KindControls } from './kind.tsx';

/** Controls of custom kinds for the forms of a page. A form's own `controls` take precedence. */
export const ControlsContext = createContext<KindControls>({});
