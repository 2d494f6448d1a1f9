import { GeoPointField, useFormats } from '@tuyen/kit/admin';
import {
  Alert,
  Box,
  Chip,
  Link as MuiLink,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { MonitoredDevice, View } from './answer.ts';

const COLORS = {
  ONLINE: 'success',
  SILENT: 'error',
  NEVER_SEEN: 'default',
  LOW_BATTERY: 'warning',
  OUTDATED: 'warning',
} as const satisfies Record<View, string>;

/** Columns that a phone has no room for: what they say stands below the name there. */
const WIDE = { display: { xs: 'none', md: 'table-cell' } };

/** The devices one by one, each leading to its record. */
export function DeviceRows({ devices }: { readonly devices: readonly MonitoredDevice[] }) {
  const translate = useTranslate();
  const formats = useFormats();
  const say = (key: string, values?: object) => translate(`device_monitor.${key}`, values);
  if (devices.length === 0) return <Alert severity="info">{say('none')}</Alert>;
  const battery = ({ battery_percent: percent }: MonitoredDevice) => (percent === null ? '' : `${percent}%`);
  const seen = ({ last_seen_at: at }: MonitoredDevice) => (at ? formats.dateTime(at) : say('never'));
  return (
    <Paper variant="outlined">
      <Table size="small" sx={{ '& td': { fontVariantNumeric: 'tabular-nums' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{say('device')}</TableCell>
            <TableCell>{say('state')}</TableCell>
            <TableCell sx={WIDE}>{say('seen')}</TableCell>
            <TableCell sx={WIDE} align="right">
              {say('battery')}
            </TableCell>
            <TableCell sx={WIDE}>{say('position')}</TableCell>
            <TableCell sx={WIDE}>{say('firmware')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {devices.map((device) => (
            <TableRow key={device.id} hover>
              <TableCell>
                <MuiLink component={Link} to={`/devices/${device.id}/show`}>
                  {device.name}
                </MuiLink>
                <Typography variant="body2" color="text.secondary">
                  {[device.serial_number, device.vehicle ?? device.office].join(' · ')}
                </Typography>
                <Typography variant="body2" color="text.secondary" sx={{ display: { md: 'none' } }}>
                  {[
                    `${say('seen')}: ${seen(device)}`,
                    ...(battery(device) ? [`${say('battery')}: ${battery(device)}`] : []),
                  ].join(' · ')}
                </Typography>
                <Box sx={{ display: { md: 'none' } }}>{position(device)}</Box>
              </TableCell>
              <TableCell>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
                  {device.views.map((view) => (
                    <Chip
                      key={view}
                      size="small"
                      variant="outlined"
                      color={COLORS[view]}
                      label={say(`views.${view}`)}
                      // The frame has the color: as text it is too pale.
                      sx={{ color: 'text.primary' }}
                    />
                  ))}
                </Box>
              </TableCell>
              <TableCell sx={WIDE}>{seen(device)}</TableCell>
              <TableCell sx={WIDE} align="right">
                {battery(device)}
              </TableCell>
              <TableCell sx={WIDE}>{position(device)}</TableCell>
              <TableCell sx={WIDE}>
                {device.firmware_version}
                {device.views.includes('OUTDATED') ? ` (${say('newest', { version: device.newest_firmware })})` : ''}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}

const position = (device: MonitoredDevice) =>
  device.last_position ? (
    <RecordContextProvider value={device}>
      <GeoPointField source="last_position" />
    </RecordContextProvider>
  ) : null;
