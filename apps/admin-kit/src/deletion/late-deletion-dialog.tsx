import { lazyComponent } from '../layout/lazy-component.tsx';
import type { DeletionDialogProps } from './deletion-dialog.tsx';

/** Lazy deletion dialog. Lists load its code only when something is deleted. */
export const DeletionDialog = lazyComponent<DeletionDialogProps>(() => import('./deletion-dialog.tsx'));
