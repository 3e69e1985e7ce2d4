import { expect, test } from 'vitest'
import { differenceWords, offeredArea } from './area-words.ts'

test.each([
  [116.09, 116.12, undefined, undefined],
  [null, 116.12, undefined, 116.1],
  [10.5, 142.9, '142.9 ha drawn, 10.5 ha recorded', 142.9],
  [100, undefined, undefined, undefined],
])('%s ha recorded, %s drawn: %s, %s offered', (area, mapped, words, offered) => {
  expect(differenceWords({ area, mapped })).toBe(words)
  expect(offeredArea({ area, mapped })).toBe(offered)
})
