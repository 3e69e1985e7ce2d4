import { PassThrough } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { askPassword } from './ask-password.ts'

/** A terminal on which these pieces are typed, one after another. */
async function typed(...pieces: readonly string[]) {
  const raw: boolean[] = []
  const input = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (on: boolean) => void raw.push(on),
  })
  let shown = ''
  const output = { write: (text: string) => (shown += text) }
  const asked = askPassword('ada@example.com', { input, output } as never)
  const answer = asked.catch((error: Error) => error.message)
  for (const piece of pieces) {
    input.write(piece)
    await sleep(1)
  }
  return { answer: await answer, shown, raw }
}

test('what is typed twice is the password, and is not shown', async () => {
  const { answer, shown, raw } = await typed('wheat fields', '\r', 'wheat fields\r')
  expect(answer).toBe('wheat fields')
  expect(shown).toBe('New password of ada@example.com: \nRepeat the password: \n')
  expect(raw).toEqual([true, false])
})

test('what is pasted at once, with both lines in it, is read as two', async () => {
  expect((await typed('wheat fields\rwheat fields\r')).answer).toBe('wheat fields')
})

test('mistakes can be taken back, by letter and by line; arrows are no letters', async () => {
  const keys = ['wheet\u007F\u007F', 'at ü🌾\u007F\u007F', '\u001B[D', 'x\r']
  const { answer } = await typed(...keys, 'wrong\u0015wheat x\r')
  expect(answer).toBe('wheat x')
})

test('two that differ are refused', async () => {
  expect((await typed('one\r', 'two\r')).answer).toBe('The two passwords are not the same.')
})

test('Ctrl-C and Ctrl-D end it, and the terminal shows again what is typed', async () => {
  for (const key of ['\u0003', '\u0004']) {
    const { answer, raw } = await typed('whe', key)
    expect([answer, raw.at(-1)]).toEqual(['No password was given.', false])
  }
})

test('without a terminal the first line is read, whatever follows', async () => {
  const input = new PassThrough()
  const asked = askPassword('ada@example.com', { input, output: { write: () => true } })
  input.write('wheat ')
  input.write('fields\r\nmore')
  expect(await asked).toBe('wheat fields')
})

test('without a terminal and without a line nothing is made up', async () => {
  const input = new PassThrough()
  input.end()
  const asked = askPassword('ada@example.com', { input, output: { write: () => true } })
  await expect(asked).rejects.toThrow(/No password came on standard input/)
})
