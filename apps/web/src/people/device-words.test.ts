import { signInOutcomes } from '@furrow/catalogue/choices'
import { describe, expect, test } from 'vitest'
import { agentText, devicesIn, outcomeText } from './device-words.ts'
import type { TokenRow } from './device-words.ts'

const now = Date.parse('2026-07-10T00:00:00Z')
const token = (id: number, what: Partial<TokenRow> = {}): TokenRow => ({
  id,
  name: 'A device',
  agent: null,
  address: null,
  for_app: null,
  created_at: '2026-07-01T00:00:00Z',
  last_used_at: '2026-07-01T00:00:00Z',
  expires_at: '2026-08-01T00:00:00Z',
  ends_at: '2026-12-01T00:00:00Z',
  revoked_at: null,
  only_reads: false,
  ...what,
})

describe('devices that are signed in', () => {
  test('are those whose token still counts, the last used first', () => {
    const tokens = [
      token(1),
      token(2, { last_used_at: '2026-07-09T00:00:00Z' }),
      token(3, { revoked_at: '2026-07-02T00:00:00Z' }),
      token(4, { expires_at: '2026-07-09T23:59:59Z' }),
      token(5, { ends_at: '2026-07-09T23:59:59Z' }),
      token(6, { only_reads: true }),
    ]
    expect(devicesIn(tokens, now).map(({ id }) => id)).toEqual([2, 1])
  })
})

describe('a browser', () => {
  test('is called by its own name, though it says that it is others, too', () => {
    const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
    expect(agentText(chrome)).toBe('Chrome on Windows')
    expect(agentText(`${chrome} Edg/140.0`)).toBe('Edge on Windows')
    const safari =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'
    expect(agentText(safari)).toBe('Safari on iPhone')
    expect(agentText(safari.replace('Version/18.0', 'CriOS/140.0'))).toBe('Chrome on iPhone')
    expect(agentText('Mozilla/5.0 (Linux; Android 15) Gecko/140 Firefox/140.0')).toBe(
      'Firefox on Android',
    )
  })

  test('that nobody knows is shown as it calls itself', () => {
    expect(agentText('curl/8.5.0')).toBe('curl/8.5.0')
    expect(agentText(null)).toBe('An unknown device')
  })
})

test('every way in which signing in can end has words of its own', () => {
  const words = signInOutcomes.map(outcomeText)
  expect(new Set(words).size).toBe(signInOutcomes.length)
  expect(outcomeText('Wrong password')).not.toBe('Wrong password')
})
