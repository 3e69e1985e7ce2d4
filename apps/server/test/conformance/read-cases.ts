// The recorded cases: a request a line, with the answer that the recorded server gave.

export interface Case {
  readonly id: string
  readonly about: string
  readonly group: string
  readonly method: string
  readonly path: string
  /** Nothing was sent where it is null. */
  readonly body: unknown
  /** Sent as it is, for it is no JSON. */
  readonly body_raw?: string
  readonly request_headers?: Readonly<Record<string, string>>
  /** Every row is put back first. */
  readonly reset?: boolean
  readonly expect: 'same' | 'status' | 'refuse'
  readonly status?: number
  readonly response?: unknown
  readonly unsorted?: boolean
}

export function readCases(text: string): readonly Case[] {
  const lines = text.split(/\r?\n/).map((line, place) => ({ line, number: place + 1 }))
  return lines.filter(({ line }) => line.trim()).map(({ line, number }) => caseIn(line, number))
}

function caseIn(line: string, number: number): Case {
  const read = parsed(line) as Partial<Case> | undefined
  const isWhole = read?.id && read.method && read.path && read.expect
  if (!isWhole) throw new Error(`Line ${number} is no case: ${line.slice(0, 80)}`)
  return read as Case
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
