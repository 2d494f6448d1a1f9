import { Box, Card, Typography } from '@mui/material';
import type { ViewProps } from '@tuyen/admin-kit';
import { Link, RecordContextProvider, RecordRepresentation, useCreatePath } from 'react-admin';

/** Settings of a gallery view: the keys that the plugin's JSON Schema describes. */
interface GallerySettings {
  readonly image: string;
  readonly caption?: readonly string[];
  readonly columns?: number;
}

/** Shows the records of a page as cards with an image, the title and a caption. */
export function GalleryView({ list, settings, parts }: ViewProps<GallerySettings, 'image' | 'caption'>) {
  const createPath = useCreatePath();
  const { columns = 4 } = settings;
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 2,
        p: 0,
        listStyle: 'none',
        gridTemplateColumns: { xs: '1fr', md: `repeat(${columns}, 1fr)` },
      }}
    >
      {list.data?.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Card component="li" variant="outlined" sx={{ p: 2 }}>
            {parts.image}
            <Typography variant="subtitle1" component="h2">
              <Link to={createPath({ resource: list.resource, type: 'show', id: record.id })}>
                <RecordRepresentation />
              </Link>
            </Typography>
            {parts.caption}
          </Card>
        </RecordContextProvider>
      ))}
    </Box>
  );
}
