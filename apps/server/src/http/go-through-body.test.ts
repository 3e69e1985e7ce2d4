import { Refusal } from '@furrow/wire/refusal'
import { describe, expect, test } from 'vitest'
import { bodyLimits } from './body-limits.ts'
import { goThrough } from './go-through-body.ts'

const { manyRows, job } = bodyLimits

async function said(text: string, limits: (typeof bodyLimits)[keyof typeof bodyLimits] = manyRows) {
  const answer = goThrough(Buffer.from(text), limits)
  return answer.then(
    () => 'taken',
    (error: unknown) => (error instanceof Refusal ? error.message : error),
  )
}

const list = (count: number, member = '1') =>
  `[${Array.from({ length: count }, () => member).join(',')}]`
const object = (count: number) =>
  `{${Array.from({ length: count }, (_, at) => `"${at}":{}`).join(',')}}`
const three = list(3, object(15_000))
const megabyte = 'x'.repeat(1024 * 1024)
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

describe('what a request may hold', () => {
  test.each([
    ['as many records as may be', `{"resources":${list(5000, '{}')}}`],
    ['as many changes by number', `{"resources":${object(5000)},"seen":${object(5000)}}`],
    ['as many steps', `{"steps":${list(5000, '{"values":{"a":[1,2]}}')}}`],
    ['a long list of something else', `{"filters":[{"value":${list(20_000)}}]}`],
    ['as deep as may be', nested(64)],
    ['brackets and commas in texts', `{"a":"${'[{,'.repeat(30_000)}","b":"\\"[\\\\"}`],
    ['no JSON', ']]}}'],
    ['a text that ends in a backslash', `{"a":"\\\\","b":[{}]}`],
    ['nothing', ''],
    [
      'as many names in each record',
      `{"resources":${list(3, `{"a":[${object(20_000)},${object(19_000)}]}`)}}`,
    ],
  ])('%s is taken', async (_, text) => {
    expect(await said(text)).toBe('taken')
  })

  test.each([
    ['records', `{"resources":${list(5001, '{}')}}`, 'at most 5,000 records'],
    ['changes by number', `{"resources":${object(5001)}}`, 'at most 5,000 records'],
    ['records in a roundabout way', `{"resource\\u0073":${list(5001)}}`, 'at most 5,000'],
    ['steps', `{"imported":true,"steps":${list(5001, '{"do":"x"}')}}`, 'at most 5,000 steps'],
    ['members of a list', `{"a":{"resources":[],"b":${list(20_001)}}}`, 'more than 20,000'],
    ['members of an object', `{"resources":[${object(20_001)}]}`, 'more than 20,000'],
    ['levels', nested(65), 'more than 64 levels'],
    ['brackets that never close', '['.repeat(1_000_000), 'more than 64 levels'],
    ['names in one record', `{"resources":[{"a":[${three}]}]}`, 'more than 40,000 values'],
    ['names beside the records', `{"resources":[{}],"a":[${three}]}`, 'more than 40,000 values'],
    [
      'bytes in one record',
      `{"resources":[1,"${megabyte}",2]}`,
      'One record can have at most 1 MB',
    ],
    ['bytes in the last change', `{"resources":{"1":"${megabyte}"}}`, 'One record can have at'],
    ['bytes beside the records', `{"a":"${megabyte}","steps":[1]}`, 'Beside its records, a body'],
    ['bytes without any records', `{"a":"${megabyte}"}`, 'Beside its records, a body can have'],
    ['texts that never end', '{"a":"b', 'not valid JSON'],
    ['objects that never end', '{"resources":[{"a":1}', 'not valid JSON'],
  ])('too many %s are refused in a sentence', async (_, text, sentence) => {
    expect(await said(text)).toContain(sentence)
  })

  test('a job may hold more steps', async () => {
    expect(await said(`{"steps":${list(100_000, '{}')}}`, job)).toBe('taken')
    expect(await said(`{"steps":${list(100_001, '{}')}}`, job)).toContain('at most 100,000 steps')
  })

  test.each([
    ['a long list', `{"resources":${list(4_000, `"${'x'.repeat(2_000)}"`)}}`],
    ['many quotes', `{"resources":${list(9, `"${'\\"'.repeat(400_000)}"`)}}`],
  ])('others are answered while %s is gone through', async (_, text) => {
    let turns = 0
    let isOver = false
    const other = () => {
      turns += 1
      if (!isOver) setImmediate(other)
    }
    setImmediate(other)
    expect(await said(text)).toBe('taken')
    isOver = true
    expect(turns).toBeGreaterThan(10)
  })
})
