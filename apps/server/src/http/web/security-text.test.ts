import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { partsForTests } from '../parts-for-tests.ts'
import { securityText } from './security-text.ts'
import { buildServer } from '../server.ts'
import type { ServerParts } from '../server.ts'

const url = '/.well-known/security.txt'
const dayLong = 24 * 60 * 60 * 1000

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

test('whoever finds a weakness is told whom to tell, until when, and in which language', async () => {
  vi.setSystemTime('2026-07-01T09:30:00Z')
  const answer = await ask({ securityContact: 'mailto:security@farm.example' })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ])
  expect(answer.body).toBe(
    'Contact: mailto:security@farm.example\nExpires: 2026-12-28T00:00:00Z\nPreferred-Languages: en\n',
  )
})

test('where nobody is named, the page of the records says what to do', async () => {
  const { body } = await ask({})
  expect(body).toContain('Contact: http://farm.example:4400/api/v2/docs#security\n')
  const known = await ask({ publicUrl: 'https://records.farm.example/' })
  expect(known.body).toContain('Contact: https://records.farm.example/api/v2/docs#security\n')
  const app = await buildServer(partsForTests([]))
  expect((await app.inject('/api/v2/docs')).body).toContain('id="security"')
  await app.close()
})

test('it never runs out while the server answers, and never promises more than a year', () => {
  for (let days = 0; days < 1000; days += 7) {
    const now = new Date(Date.UTC(2026, 0, 1, 23, 59) + days * dayLong)
    const expires = /^Expires: (.+)$/m.exec(securityText('mailto:a@b.example', now))?.[1] ?? ''
    const ahead = (Date.parse(expires) - now.getTime()) / dayLong
    expect(ahead).toBeGreaterThan(170)
    expect(ahead).toBeLessThan(365)
  }
})

async function ask(other: Partial<ServerParts>) {
  const app = await buildServer(partsForTests([], other))
  const answer = await app.inject({ url, headers: { host: 'farm.example:4400' } })
  await app.close()
  return answer
}
