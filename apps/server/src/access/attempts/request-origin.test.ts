import { describe, expect, test } from 'vitest'
import { requestOriginOf } from './request-origin.ts'

describe('where an attempt comes from', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:0:12::1', '2001:db8:0:12::/64'],
    ['2001:0DB8:0000:0012:a:b:c:d', '2001:db8:0:12::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['not an address', 'not an address'],
  ])('%s is counted as %s', (ip, network) => {
    expect(requestOriginOf(ip, undefined).network).toBe(network)
  })

  test('what is too long to be kept is cut', () => {
    const { address, agent } = requestOriginOf('9'.repeat(100), 'x'.repeat(500))
    expect([address.length, agent?.length]).toEqual([64, 300])
  })
})
