import { expect, test } from 'vitest'
import { earBehind } from './ear-behind.ts'

test('what is heard is passed on in order, and only once all know of it', async () => {
  const told: string[] = []
  const waiting: PromiseWithResolvers<void>[] = []
  const ear = earBehind(
    { heard: notice => told.push(notice), began: () => told.push('began') },
    () => {
      const one = Promise.withResolvers<void>()
      waiting.push(one)
      return one.promise
    },
  )
  ear.began()
  ear.heard('one')
  ear.heard('two')
  await expect.poll(() => waiting.length).toBe(1)
  expect(told).toEqual([])
  waiting[0]?.resolve()
  // What came while they waited may be newer than what they waited for.
  await expect.poll(() => waiting.length).toBe(2)
  expect(told).toEqual(['began'])
  waiting[1]?.reject(new Error('The primary is away.'))
  await expect.poll(() => told).toEqual(['began', 'one', 'two'])
  ear.heard('three')
  await expect.poll(() => waiting.length).toBe(3)
  waiting[2]?.resolve()
  await expect.poll(() => told.at(-1)).toBe('three')
})
