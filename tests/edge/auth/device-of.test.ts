import { expect, test } from 'vitest'
import { deviceOf } from '../../../edge/auth/device-of.ts'

const MOZILLA = 'Mozilla/5.0'

test.each([
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/153.0.0.0 Safari/537.36`,
    'Chrome on Windows',
  ],
  [
    `${MOZILLA} (Windows NT 10.0) AppleWebKit/537.36 Chrome/153.0.0.0 Safari/537.36 Edg/153.0.0.0`,
    'Edge on Windows',
  ],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15`,
    'Safari on Mac',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
  ],
  [
    `${MOZILLA} (Linux; Android 16) AppleWebKit/537.36 Chrome/153.0.0.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  [`${MOZILLA} (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0`, 'Firefox on Linux'],
  ['curl/8.9.1', 'A program'],
  ['<script>alert(1)</script>', 'A program'],
  [undefined, 'A program'],
])('%s is called %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})
