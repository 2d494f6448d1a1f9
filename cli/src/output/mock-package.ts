import { UsageError } from '../exit-codes.ts';

/**
 * Imports a part of the mock server, which a production install does not contain.
 * @throws UsageError if the package is not installed
 */
export async function importMock<T>(load: () => T | Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    if (!isMissing || !error.message.includes("'@tuyen/server-mock'")) throw error;
    throw new UsageError(
      'The package @tuyen/server-mock is not installed: npm install --save-dev @tuyen/server-mock. To run the production server, set NODE_ENV=production.',
    );
  }
}
