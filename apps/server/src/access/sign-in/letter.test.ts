import { expect, test } from 'vitest'
import { inOneLine } from './letter.ts'

test.each([
  ['Downs & Sons', 'Downs & Sons'],
  ['J.R. Smith', 'J.R. Smith'],
  ['No. 2 Farm, 4.5 km west', 'No. 2 Farm, 4.5 km west'],
  ['O’Brien Pty. Ltd.', 'O’Brien Pty. Ltd.'],
  ['http://evil.example click', 'click'],
  ['click HTTPS://evil.example/a?b=c#d now', 'click now'],
  ['javascript://evil.example', ''],
  ['evil.example', 'evil example'],
  ['www.evil.com.au/login', 'www evil com au/login'],
  ['evil．example and evil。example', 'evil example and evil example'],
  ['evil\u200b.\u200bexample', 'evil example'],
  ['h\u00adttp://evil.example', ''],
  ['me@evil.example', 'me at evil example'],
  ['a\r\nBcc: b', 'a Bcc: b'],
])('%o is written as %o', (typed, written) => {
  expect(inOneLine(typed)).toBe(written)
})

test('a name of which nothing is left is replaced, and a long one ends', () => {
  expect(inOneLine('https://evil.example', 'Someone')).toBe('Someone')
  expect(inOneLine('a'.repeat(500))).toHaveLength(120)
})
