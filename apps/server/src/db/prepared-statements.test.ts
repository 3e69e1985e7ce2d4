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

test('a connection asks under the name, and leaves alone what has none', async () => {
  const asked: unknown[] = []
  const client = connectionThat(question => asked.push(question))
  client.query('rarely', [1])
  client.query('begin')
  expect(asked).toEqual(['rarely', 'begin'])
  void client.query('often', [1])
  expect(asked.at(-1)).toMatchObject({ text: 'often', values: [1], name: 'n' })
})

test('what is asked under a name is answered, or fails, as anything else', async () => {
  const client = connectionThat(question => {
    const { callback, values } = question as Question
    const isWrong = values[0] === 'wrong'
    callback(isWrong ? new Error('Wrong.') : null, { rows: values })
  })
  expect(await client.query('often', [7])).toEqual({ rows: [7] })
  await expect(client.query('often', ['wrong'])).rejects.toThrow('Wrong.')
})

interface Question {
  readonly values: readonly unknown[]
  callback(error: Error | null, answer: unknown): void
}

function connectionThat(hears: (question: unknown) => void) {
  const client = { query: hears }
  prepareOn(client as never, text => (text === 'often' ? 'n' : undefined))
  return client as { query: (text: string, values?: unknown[]) => unknown }
}
