import { expect, test } from 'vitest'
import { momentText } from '../ui/amounts.ts'
import { sentText } from './invitation-words.ts'

const sent = { created_at: '2026-07-01T00:00:00Z', expires_at: '2026-07-15T00:00:00Z', by: 'Pat' }
const begin = `Sent ${momentText(sent.created_at)} by Pat.`

test('an invitation says when it was sent, by whom, and until when its link works', () => {
  const before = Date.parse('2026-07-14T23:59:00Z')
  expect(sentText(sent, before)).toBe(`${begin} Expires ${momentText(sent.expires_at)}.`)
  expect(sentText({ ...sent, by: undefined }, before)).not.toContain('Pat')
})

test('one that ran out says so, and what to do', () => {
  const after = Date.parse(sent.expires_at)
  expect(sentText(sent, after)).toBe(
    `${begin} It expired ${momentText(sent.expires_at)}: send it again.`,
  )
})
