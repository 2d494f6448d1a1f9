import { later } from '../layout/later.tsx';
import type { DeletionDialogProps } from './DeletionDialog.tsx';

/** Lazy deletion dialog. Lists load its code only when something is deleted. */
export const DeletionDialog = later<DeletionDialogProps>(() => import('./DeletionDialog.tsx'));
