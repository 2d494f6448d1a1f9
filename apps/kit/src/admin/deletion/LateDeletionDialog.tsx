import { later } from '../layout/later.tsx';
import type { DeletionDialogProps } from './DeletionDialog.tsx';

/** Comes when something is deleted: lists do without its code. */
export const DeletionDialog = later<DeletionDialogProps>(() => import('./DeletionDialog.tsx'));
