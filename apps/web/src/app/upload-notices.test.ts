import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Uploaded } from '../data/uploads/upload.ts'
import { gathered } from './upload-notices.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function heard() {
  const said: string[] = []
  const say = (text = '') => void said.push(text)
  return { said, ...gathered({ good: say, bad: say, say }) }
}

const arrived = (name: string, isInfected = false) => ({ upload: { name }, isInfected }) as Uploaded

test('of files that arrive together it is said how many, of one alone its name', () => {
  const { said, hear } = heard()
  hear(arrived('contract.pdf'))
  vi.advanceTimersByTime(500)
  hear(arrived('docket.png'))
  vi.advanceTimersByTime(500)
  expect(said).toEqual([])
  vi.advanceTimersByTime(500)
  hear(arrived('statement.pdf'))
  vi.advanceTimersByTime(5000)
  expect(said).toEqual(['2 files are uploaded.', 'statement.pdf is uploaded.'])
})

test('a virus is said at once and by name', () => {
  const { said, hear } = heard()
  hear(arrived('contract.pdf'))
  hear(arrived('invoice.pdf', true))
  vi.advanceTimersByTime(5000)
  expect(said).toEqual([
    'A virus was found in invoice.pdf: nobody can open it.',
    'contract.pdf is uploaded.',
  ])
})
