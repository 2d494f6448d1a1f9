// Creates the tables of the collections in DATABASE_FILE: `next start` creates none.
import { getPayload } from 'payload';
import config from './payload.config.js';

await getPayload({ config });
process.exit(0);
