import { later } from '../layout/later.tsx';
import type { DeletionDialogProps } from './deletion-dialog.tsx';

/** Lazy deletion dialog. Lists load its code only when something is deleted. */
export const DeletionDialog = later<DeletionDialogProps>(() => import('./deletion-dialog.tsx'));
