import { lazy, Suspense, useCallback, useState } from 'react';
import { useRegisterMutationMiddleware, type UpdateParams } from 'react-admin';
import { isConflict } from './conflict.ts';

// Most forms never need it.
const ConflictDialog = lazy(() => import('./ConflictDialog.tsx'));

type Update = (resource: string, params: UpdateParams) => Promise<unknown>;

/** Watches the saves of the form around it, by hand or by itself, and asks what is to become of those that came too late. */
export function Conflicts() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const watch = useCallback(async (resource: string, params: UpdateParams, next: Update) => {
    try {
      return await next(resource, params);
    } catch (error) {
      if (isConflict(error)) setOpen(true);
      throw error;
    }
  }, []);
  useRegisterMutationMiddleware(watch as never);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <ConflictDialog onClose={close} />
    </Suspense>
  );
}
