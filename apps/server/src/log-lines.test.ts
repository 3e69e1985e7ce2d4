import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { logLines } from './log-lines.ts'

describe('lines of the log', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('go out together, in the order in which they came, each once', () => {
    const written: string[] = []
    const log = logLines(text => written.push(text))
    log('one')
    log('two')
    expect(written).toEqual([])
    vi.advanceTimersByTime(20)
    log('three')
    vi.advanceTimersByTime(20)
    vi.advanceTimersByTime(20)
    expect(written).toEqual(['one\ntwo\n', 'three\n'])
  })

  test('that still wait go out when the process ends', () => {
    const before = new Set(process.listeners('exit'))
    const written: string[] = []
    logLines(text => written.push(text))('last')
    const [ends] = process.listeners('exit').filter(listener => !before.has(listener))
    ends?.(0)
    expect(written).toEqual(['last\n'])
  })
})
