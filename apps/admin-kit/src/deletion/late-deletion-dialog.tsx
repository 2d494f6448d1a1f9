import { lazyComponent } from '../layout/lazy-component.tsx';
import type { DeletionDialogProps } from './deletion-dialog.tsx';

export const DeletionDialog = lazyComponent<DeletionDialogProps>(() => import('./deletion-dialog.tsx'));
