import { expect, it } from 'vitest';
import { deviceOf } from './device.ts';

it.each([
  ['Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/126 Mobile Safari/537.36', 'Mobile', 'Android'],
  ['Mozilla/5.0 (Linux; Android 13; SM-X200) AppleWebKit/537.36 Chrome/126 Safari/537.36', 'Tablet', 'Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1', 'Mobile', 'iOS'],
  ['Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) Version/16.6 Mobile/15E148 Safari/604.1', 'Tablet', 'iOS'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126 Safari/537.36', 'Desktop', 'Unknown'],
  [undefined, 'Desktop', 'Unknown'],
])('user agent %s is classified as device class %s with operating system %s', (agent, device_class, os) =>
  expect(deviceOf(agent)).toEqual({ device_class, os }),
);
