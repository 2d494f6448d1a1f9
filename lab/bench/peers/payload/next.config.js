import { withPayload } from '@payloadcms/next/withPayload';

export default withPayload({ distDir: 'dist', outputFileTracingRoot: import.meta.dirname });
