import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { buildConfig } from 'payload';

export default buildConfig({
  secret: 'bench',
  telemetry: false,
  graphQL: { disable: true },
  typescript: { autoGenerate: false },
  db: sqliteAdapter({ client: { url: `file:${process.env.DATABASE_FILE}` }, wal: { synchronous: 'FULL' } }),
  admin: { user: 'users', importMap: { autoGenerate: false } },
  collections: [
    { slug: 'users', auth: true, fields: [] },
    {
      slug: 'stop-points',
      admin: {
        useAsTitle: 'name',
        defaultColumns: ['code', 'name', 'district_id', 'address', 'has_shelter', 'status'],
      },
      defaultSort: 'code',
      versions: { maxPerDoc: 0 },
      fields: [
        { name: 'code', type: 'text', required: true, unique: true, minLength: 2, maxLength: 20 },
        { name: 'name', type: 'text', required: true, minLength: 2, maxLength: 150 },
        { name: 'latitude', type: 'number', required: true, min: -90, max: 90 },
        { name: 'longitude', type: 'number', required: true, min: -180, max: 180 },
        { name: 'district_id', type: 'text', required: true, index: true },
        { name: 'address', type: 'text', maxLength: 255 },
        { name: 'has_shelter', type: 'checkbox', defaultValue: false },
        { name: 'status', type: 'select', options: ['ACTIVE', 'INACTIVE'], defaultValue: 'ACTIVE', index: true },
      ],
    },
  ],
});
