import { expect, test } from 'vitest'
import { sinceWords } from './since-words.ts'

test.each([
  [231, 230, '; +1 ha (0.4% more) since 2023-24'],
  [220, 230, '; −10 ha (4.3% less) since 2023-24'],
  [230, 230, '; same as 2023-24'],
  [4446.03, 4445.96, '; same as 2023-24'],
  [230, 0, ''],
])('%s ha, %s ha before: %s', (now, then, words) => {
  expect(sinceWords(now, then, '2023-24')).toBe(words)
})
