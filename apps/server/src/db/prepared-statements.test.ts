import { expect, test } from 'vitest'
import { namesOfStatements, prepareOn } from './prepared-statements.ts'

test('a statement gets a name when it has come often, and keeps it', () => {
  const nameOf = namesOfStatements()
  expect([nameOf('select 1'), nameOf('select 1')]).toEqual([undefined, undefined])
  const name = nameOf('select 1')
  expect(name).toMatch(/^[0-9a-f]{32}$/)
  expect(nameOf('select 1')).toBe(name)
  expect(nameOf('select 2')).toBeUndefined()
})

test('however many different ones come, only so many are named', () => {
  const nameOf = namesOfStatements()
  const texts = Array.from({ length: 1000 }, (_, number) => `select ${number}`)
  for (const text of [...texts, ...texts, ...texts]) nameOf(text)
  expect(texts.filter(text => nameOf(text) !== undefined)).toHaveLength(300)
})

test('a connection asks under the name, and leaves alone what has no values', () => {
  const asked: unknown[] = []
  const client = { query: (question: unknown) => asked.push(question) }
  prepareOn(client as never, text => (text === 'often' ? 'n' : undefined))
  const { query } = client as unknown as { query: (text: string, values?: unknown[]) => void }
  query('often', [1])
  query('rarely', [1])
  query('begin')
  expect(asked).toEqual([
    { text: 'often', values: [1], name: 'n' },
    { text: 'rarely', values: [1] },
    'begin',
  ])
})
