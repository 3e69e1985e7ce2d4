import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const files = (env: Readonly<Record<string, string>> = {}) => readSettings(env).files

describe('the settings of files', () => {
  test('keep files of 500 MB in the folder, and scan none, unless said otherwise', () => {
    expect(files()).toEqual({
      mostBytes: 500 * 1024 * 1024,
      s3: undefined,
      scanner: undefined,
    })
    expect(files({ UPLOAD_MAX_MB: '1900' }).mostBytes).toBe(1900 * 1024 * 1024)
  })

  test.each(['0', '1901', '-5', '1.5', 'much', '9'.repeat(400)])(
    'let nobody allow %.9s MB',
    UPLOAD_MAX_MB => {
      expect(() => files({ UPLOAD_MAX_MB })).toThrow(
        'UPLOAD_MAX_MB must be a whole number from 1 to 1900.',
      )
    },
  )

  test('name a bucket, of Amazon or of anybody else', () => {
    expect(files({ S3_BUCKET: 'farm', S3_REGION: 'ap-southeast-2' }).s3).toEqual({
      bucket: 'farm',
      region: 'ap-southeast-2',
      endpoint: undefined,
      prefix: '',
      keys: undefined,
    })
    const own = { S3_BUCKET: 'farm', S3_ENDPOINT: 'http://10.0.0.5:9000', S3_PREFIX: 'files/' }
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hidden' }
    expect(files({ ...own, ...keys }).s3).toMatchObject({
      endpoint: 'http://10.0.0.5:9000',
      prefix: 'files/',
      keys: { id: 'id', secret: 'hidden' },
    })
  })

  test('of a bucket that cannot be right are refused, and its secret is not repeated', () => {
    expect(() => files({ S3_BUCKET: 'a', S3_ENDPOINT: 'minio:9000' })).toThrow('S3_ENDPOINT must')
    expect(() => files({ S3_BUCKET: 'a', S3_PREFIX: 'a?b' })).toThrow('S3_PREFIX may hold')
    const half = () => files({ S3_BUCKET: 'a', S3_SECRET_ACCESS_KEY: 'hidden' })
    expect(half).toThrow('are needed together, or neither')
    expect(half).not.toThrow('hidden')
  })

  test.each([
    ['tcp://scanner:3310', { host: 'scanner', port: 3310 }],
    ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
    ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ])('find the scanner at %s', (CLAMD_URL, expected) => {
    expect(files({ CLAMD_URL }).scanner).toEqual(expected)
  })

  test.each(['scanner', 'scanner:3310', 'http://scanner:3310', 'tcp://scanner', 'tcp://:3310'])(
    'find none at %s',
    CLAMD_URL => {
      expect(() => files({ CLAMD_URL })).toThrow('CLAMD_URL must look like tcp://host:3310')
    },
  )
})
