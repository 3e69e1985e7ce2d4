import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fingerprintOf } from './fingerprint.ts'

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

test('is that of the whole JSON, whatever was sent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async body => {
      const whole = digest(`POST /api ${JSON.stringify(body)}`)
      expect(await fingerprintOf({ call: 'POST /api', body })).toBe(whole)
    }),
  )
})

test('leaves out what is not defined, and takes no body for null', async () => {
  const body = { current_password: undefined, steps: [{ do: 'store' }], imported: true }
  const without = { steps: [{ do: 'store' }], imported: true }
  expect(await fingerprintOf({ call: 'a', body })).toBe(
    await fingerprintOf({ call: 'a', body: without }),
  )
  expect(await fingerprintOf({ call: 'a', body: { current_password: undefined } })).toBe(
    digest('a {}'),
  )
  expect(await fingerprintOf({ call: 'a', body: undefined })).toBe(digest('a null'))
})
