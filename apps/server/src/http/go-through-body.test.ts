import { Refusal } from '@furrow/wire/refusal'
import { describe, expect, test } from 'vitest'
import { bodyLimits, refuseBeyond } from './body-limits.ts'

const { manyRows, job } = bodyLimits

async function said(text: string, limits: (typeof bodyLimits)[keyof typeof bodyLimits] = manyRows) {
  const answer = refuseBeyond(Buffer.from(text), limits)
  return answer.then(
    () => 'taken',
    (error: unknown) => (error instanceof Refusal ? error.message : error),
  )
}

const list = (count: number, member = '1') =>
  `[${Array.from({ length: count }, () => member).join(',')}]`
const object = (count: number) =>
  `{${Array.from({ length: count }, (_, at) => `"${at}":{}`).join(',')}}`
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

describe('what a request may hold', () => {
  test.each([
    ['as many records as may be', `{"resources":${list(5000, '{}')}}`],
    ['as many changes by number', `{"resources":${object(5000)},"seen":${object(5000)}}`],
    ['as many steps', `{"steps":${list(5000, '{"values":{"a":[1,2]}}')}}`],
    ['a long list of something else', `{"filters":[{"value":${list(20_000)}}]}`],
    ['as deep as may be', nested(64)],
    ['brackets and commas in texts', `{"a":"${'[{,'.repeat(30_000)}","b":"\\"[\\\\"}`],
    ['no JSON', ']]}}{"a'],
    ['a text that ends in a backslash', `{"a":"\\\\","b":[{}]}`],
    ['nothing', ''],
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
  ])('too many %s are refused in a sentence', async (_, text, sentence) => {
    expect(await said(text)).toContain(sentence)
  })

  test('a job may hold more steps', async () => {
    expect(await said(`{"steps":${list(100_000, '{}')}}`, job)).toBe('taken')
    expect(await said(`{"steps":${list(100_001, '{}')}}`, job)).toContain('at most 100,000 steps')
  })

  test.each([
    ['a long list', `{"notes":${list(20_000, `"${'x'.repeat(400)}"`)}}`],
    ['one long text', `{"notes":"${'\\"'.repeat(4_000_000)}"}`],
  ])('others are answered while %s is gone through', async (_, text) => {
    let turns = 0
    const other = setInterval(() => (turns += 1))
    expect(await said(text)).toBe('taken')
    clearInterval(other)
    expect(turns).toBeGreaterThan(2)
  })
})
