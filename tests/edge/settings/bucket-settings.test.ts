import { expect, test } from 'vitest'
import { parseEnv } from '../../../edge/settings/env.ts'

const WHOLE = {
  S3_ENDPOINT: 'https://s3.example.com/',
  S3_BUCKET: 'team-photos',
  S3_ACCESS_KEY_ID: 'ours',
  S3_SECRET_ACCESS_KEY: 'our secret',
}

test('a bucket is taken with all that proves who asks, and the data folder without', () => {
  expect(parseEnv(WHOLE).bucket).toEqual({
    endpoint: 'https://s3.example.com',
    region: 'auto',
    bucket: 'team-photos',
    accessKey: 'ours',
    secretKey: 'our secret',
  })
  expect(parseEnv({ ...WHOLE, S3_REGION: 'us-east-1' }).bucket?.region).toBe('us-east-1')
  expect(parseEnv({}).bucket).toBeNull()
})

test.each([
  [{ ...WHOLE, S3_SECRET_ACCESS_KEY: '' }, 'go together: set all of them, or none.'],
  [
    { ...WHOLE, S3_ENDPOINT: 'http://s3.example.com' },
    'S3_ENDPOINT must be an address that begins with https://',
  ],
  [{ ...WHOLE, S3_BUCKET: '../other' }, 'S3_BUCKET must be the name of a bucket.'],
])('%j is refused with a sentence', (variables, sentence) => {
  expect(() => parseEnv(variables)).toThrow(sentence)
})
