// The command line as an operator uses it: a process of its own, without a terminal.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../src/furrow-command.ts', import.meta.url))

export interface Ran {
  readonly code: number | null
  /** On standard output. */
  readonly said: string
  /** On standard error. */
  readonly complained: string
}

export async function runFurrow(
  env: Readonly<Record<string, string>>,
  args: readonly string[],
  typed = '',
): Promise<Ran> {
  const { DATABASE_URL: _, INIT_CWD: __, ...inherited } = process.env
  const child = spawn(process.execPath, [program, ...args], { env: { ...inherited, ...env } })
  const [said, complained] = [child.stdout, child.stderr].map(async stream => {
    let text = ''
    for await (const piece of stream.setEncoding('utf8')) text += String(piece)
    return text.trim()
  })
  // Whoever refuses before reading has closed its end.
  child.stdin.on('error', () => undefined)
  child.stdin.end(typed)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said: (await said) ?? '', complained: (await complained) ?? '' }
}
