import { expect, test } from 'vitest'
import { differenceWords, offeredArea } from './area-words.ts'

test.each([
  [116.09, 116.12, 'the same', undefined],
  [null, 116.12, undefined, 116.1],
  [100, 110, '10% more', 110],
  [100, undefined, undefined, undefined],
])('%s ha written down, %s on the map: %s, %s offered', (area, mapped, words, offered) => {
  expect(differenceWords({ area, mapped })).toBe(words)
  expect(offeredArea({ area, mapped })).toBe(offered)
})
