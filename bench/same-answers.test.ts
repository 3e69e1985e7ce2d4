import { expect, test } from 'vitest'
import { jsonAsk } from './ask.ts'
import { expectSame } from './same-answers.ts'

const ask = jsonAsk('POST', '/api/paddocks/search', 'admin', {})
const answer = (text: string, status = 200) => ({ status, text })

test('answers of the same bytes pass', () => {
  expect(() => expectSame(ask, [answer('{"data":[]}'), answer('{"data":[]}')])).not.toThrow()
})

test('another value is told by its path', () => {
  const [one, other] = [answer('{"data":[{"id":1}]}'), answer('{"data":[{"id":2}]}')]
  expect(() => expectSame(ask, [one, other])).toThrow(
    /data\.0\.id: 1 from the product, 2 from the limit/,
  )
})

test('the same values in other bytes are not the same answer', () => {
  const [one, other] = [answer('{"area":1.50}'), answer('{"area":1.5}')]
  expect(() => expectSame(ask, [one, other])).toThrow(/the same values, but/)
})

test('two refusals are no answer, be they the same', () => {
  const refused = answer('{"message":"No."}', 422)
  expect(() => expectSame(ask, [refused, refused])).toThrow(/422/)
})

test('what is masked may differ', () => {
  const [one, other] = [answer('{"id":1}'), answer('{"id":2}')]
  const mask = (text: string) => text.replaceAll(/\d/g, '0')
  expect(() => expectSame(ask, [one, other], mask)).not.toThrow()
})
