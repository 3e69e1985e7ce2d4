// A password from whoever sits at the terminal, typed twice and never shown; or, where there is no
// terminal, the first line of standard input.

import { on } from 'node:events'
import type { ReadStream } from 'node:tty'

interface Asking {
  readonly input: NodeJS.ReadableStream & Partial<Pick<ReadStream, 'isTTY' | 'setRawMode'>>
  readonly output: { write(text: string): unknown }
  readonly signal?: AbortSignal | undefined
}

const longest = 1000

export async function askPassword(whose: string, asking: Asking): Promise<string> {
  if (!asking.input.isTTY) return firstLine(asking.input)
  const [typed = '', again] = await typedLines(
    [`New password of ${whose}: `, 'Repeat the password: '],
    asking,
  )
  if (typed !== again) throw new Error('The two passwords are not the same.')
  return typed
}

async function firstLine(input: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  input.setEncoding('utf8')
  for await (const piece of input) {
    text += String(piece)
    if (/[\r\n]/.test(text) || text.length > longest) break
  }
  const [line = ''] = text.split(/\r?\n/)
  if (line !== '') return line
  throw new Error('No password came on standard input: its first line is read.')
}

/** In raw mode nothing is shown, and every key comes to us alone, Ctrl-C among them. */
async function typedLines(
  questions: readonly string[],
  { input, output, signal }: Asking,
): Promise<readonly string[]> {
  const lines: string[] = []
  input.setRawMode?.(true)
  input.setEncoding('utf8')
  try {
    const keys = keysFrom(input, signal)
    for (const question of questions) {
      output.write(question)
      lines.push(await lineFrom(keys).finally(() => output.write('\n')))
    }
    return lines
  } finally {
    input.setRawMode?.(false)
    input.pause()
  }
}

async function* keysFrom(
  input: NodeJS.ReadableStream,
  signal: AbortSignal | undefined,
): AsyncGenerator<string, undefined> {
  const told = on(input, 'data', { close: ['end', 'close'], ...(signal && { signal }) })
  for await (const [piece] of told as AsyncIterable<[string]>) {
    // An arrow or another key that is no letter comes as one piece with this in front.
    if (!piece.startsWith('\u001B')) yield* piece
  }
  return undefined
}

async function lineFrom(keys: AsyncGenerator<string, undefined>): Promise<string> {
  let line: readonly string[] = []
  for (;;) {
    const { value: key } = await keys.next()
    if (key === '\r' || key === '\n') return line.join('')
    if (key === undefined || key === '\u0003' || key === '\u0004') {
      throw new Error('No password was given.')
    }
    if (key === '\u007F' || key === '\b') line = line.slice(0, -1)
    else if (key === '\u0015') line = []
    else if (key >= ' ') line = [...line, key]
  }
}
