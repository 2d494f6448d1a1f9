import { useContext, useEffect, useState } from 'react';
import { ModelStoreContext } from '../../model/model-context.tsx';
import { NotFoundPage } from '../messages/not-found-page.tsx';
import { PageLoading } from '../messages/page-loading.tsx';

/**
 * Page for an unknown path. The path may belong to a resource that only the server knows, so not-found appears after
 * the server's response.
 */
export default function UnknownPage() {
  const store = useContext(ModelStoreContext);
  const [isAnswered, setIsAnswered] = useState(false);
  useEffect(() => {
    const settle = () => setIsAnswered(true);
    store.start('').then(settle, settle);
  }, [store]);
  return isAnswered ? <NotFoundPage /> : <PageLoading />;
}
