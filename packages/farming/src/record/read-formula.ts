// How a formula is written: reads the text that stands in the catalogue, or says where it cannot be read.

import { lastNamed, rowsNamed } from './formula.ts'
import { movedLine } from './record-accruals.ts'
import { recordAmounts } from './record-amounts.ts'
import type { Factor, Formula, Replacement, Term } from './formula.ts'

/** What is still to be read. */
interface Reading {
  readonly text: string
  readonly names: ReadonlySet<string>
  readonly own: string | undefined
  rest: string
}

/** Reads what stands for the figure `own`, which the patterns of a sum() leave out; usually() is all of it. */
export function readFormula(text: string, names: ReadonlySet<string>, own?: string): Formula {
  const reading = { text, names, own, rest: text }
  const usual = take(reading, /^usually\(/)
  const read = readChain(reading)
  const formula: Formula = usual ? closed(reading, { kind: 'usual', part: read }) : read
  if (reading.rest.trim()) throw unreadable(reading)
  return formula
}

function readChain(reading: Reading): Formula {
  const first = readTerm(reading, '+')
  const more: Term[] = []
  for (let sign = take(reading, /^[+-]/); sign; sign = take(reading, /^[+-]/)) {
    more.push(readTerm(reading, sign))
  }
  return more.length || first.needed ? { kind: 'chain', terms: [first, ...more] } : first.part
}

function readTerm(reading: Reading, sign: string): Term {
  const part = readProduct(reading)
  return { sign: sign === '-' ? -1 : 1, needed: take(reading, /^!/) !== undefined, part }
}

function readProduct(reading: Reading): Formula {
  const first = readOperand(reading)
  const more: Factor[] = []
  for (let sign = take(reading, /^[*/]/); sign; sign = take(reading, /^[*/]/)) {
    more.push({ divides: sign === '/', part: readOperand(reading) })
  }
  return more.length
    ? { kind: 'product', factors: [{ divides: false, part: first }, ...more] }
    : first
}

function readOperand(reading: Reading): Formula {
  const digits = take(reading, /^\d+(\.\d+)?/)
  if (digits) return { kind: 'number', value: Number(digits) }
  if (take(reading, /^\(/)) return closed(reading, readChain(reading))
  if (take(reading, /^sum\(/)) return closed(reading, readSum(reading))
  if (take(reading, /^first\(/)) return closed(reading, readFirst(reading))
  if (take(reading, /^last\(/)) return closed(reading, readLast(reading))
  if (take(reading, /^rows\(/)) return closed(reading, readAmount(reading))
  if (take(reading, /^replaced\(/)) return closed(reading, readReplaced(reading))
  return readFigure(reading)
}

function readFigure(reading: Reading) {
  const name = take(reading, /^[A-Za-z_]\w*/)
  if (!name) throw unreadable(reading)
  return { kind: 'figure', name: known(reading, name) } as const
}

function closed(reading: Reading, formula: Formula): Formula {
  if (!take(reading, /^\)/)) throw unreadable(reading)
  return formula
}

function readFirst(reading: Reading): Formula {
  const choices = [readChain(reading)]
  while (take(reading, /^,/)) choices.push(readChain(reading))
  return { kind: 'first', choices }
}

function readLast(reading: Reading): Formula {
  return { kind: 'figure', name: lastNamed(readFigure(reading).name) }
}

function readAmount(reading: Reading): Formula {
  const name = take(reading, /^[a-z_]\w*/)
  if (!name || !isAmount(name, reading)) throw unreadable(reading)
  return { kind: 'figure', name: rowsNamed(name) }
}

/** Of each line of costs, how far what was used up goes beyond what was paid. */
function isAmount(name: string, { names }: Reading): boolean {
  const line = movedLine(name)
  return line === undefined ? Object.hasOwn(recordAmounts, name) : names.has(line)
}

function readReplaced(reading: Reading): Formula {
  const total = readFigure(reading)
  const lines: Replacement[] = []
  while (take(reading, /^,/)) {
    const line = readFigure(reading)
    if (!take(reading, /^for\b/)) throw unreadable(reading)
    lines.push({ line, usual: readFigure(reading) })
  }
  return { kind: 'replaced', total, lines }
}

/** A sum is a chain of everything that its patterns stand for. */
function readSum(reading: Reading): Formula {
  const meant = new Set<string>()
  const leftOut = new Set(reading.own ? [reading.own] : [])
  do {
    const side = take(reading, /^-/) ? leftOut : meant
    for (const name of namesLike(reading)) side.add(name)
  } while (take(reading, /^,/))
  const names = [...meant].filter(name => !leftOut.has(name))
  if (!names.length) throw new Error(`A sum in the formula "${reading.text}" adds up nothing.`)
  const terms = names.map(
    name => ({ sign: 1, needed: false, part: { kind: 'figure', name } }) as const,
  )
  return { kind: 'chain', terms }
}

function namesLike(reading: Reading): readonly string[] {
  const pattern = take(reading, /^[A-Za-z_*][\w*]*/)
  if (!pattern) throw unreadable(reading)
  if (!pattern.includes('*')) return [known(reading, pattern)]
  const shape = new RegExp(`^${pattern.replaceAll('*', '.*')}$`)
  const found = [...reading.names].filter(name => shape.test(name))
  if (!found.length)
    throw new Error(`In the formula "${reading.text}", no figure is like "${pattern}".`)
  return found
}

function known({ names, text }: Reading, name: string): string {
  if (names.has(name)) return name
  throw new Error(`In the formula "${text}", "${name}" is not the name of a figure.`)
}

/** Reads on over what is sought, if it comes next. */
function take(reading: Reading, sought: RegExp): string | undefined {
  const rest = reading.rest.trimStart()
  const found = sought.exec(rest)?.[0]
  if (found !== undefined) reading.rest = rest.slice(found.length)
  return found
}

function unreadable({ text, rest }: Reading): Error {
  const where = rest.trim() ? `cannot be read from "${rest.trim()}" on` : 'ends too early'
  return new Error(`The formula "${text}" ${where}.`)
}
