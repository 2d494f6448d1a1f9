// Creates the tables of the collections in DATABASE_FILE, because `next start` creates none.
import { getPayload } from 'payload';
import config from './payload.config.js';

await getPayload({ config });
process.exit(0);
