// The small language in which a record says how one figure follows from its others: names,
// numbers, + - * /, brackets, sum(...), first(...), and ! behind a term that has to be known.

export type Formula =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'figure'; readonly name: string }
  | { readonly kind: 'chain'; readonly terms: readonly Term[] }
  | { readonly kind: 'product'; readonly factors: readonly Factor[] }
  | { readonly kind: 'first'; readonly choices: readonly Formula[] }

/** One link of a chain of + and -. */
interface Term {
  readonly sign: 1 | -1
  /** Written with a `!`: without it the chain has no answer. */
  readonly needed: boolean
  readonly part: Formula
}

interface Factor {
  readonly divides: boolean
  readonly part: Formula
}

/** What is still to be read. */
interface Reading {
  readonly text: string
  readonly names: ReadonlySet<string>
  readonly own: string | undefined
  rest: string
}

/** Reads what stands for the figure `own`, which the patterns of a sum() leave out. */
export function readFormula(text: string, names: ReadonlySet<string>, own?: string): Formula {
  const reading = { text, names, own, rest: text }
  const formula = readChain(reading)
  if (reading.rest.trim()) throw unreadable(reading)
  return formula
}

/**
 * What the formula comes to. A missing figure is never 0: a chain passes over what is missing and
 * has no answer when nothing was added; a product has none when any part is missing.
 */
export function valueOf(
  formula: Formula,
  record: Readonly<Record<string, unknown>>,
): number | null {
  switch (formula.kind) {
    case 'number':
      return formula.value
    case 'figure':
      return figureOf(record[formula.name])
    case 'chain':
      return valueOfChain(formula.terms, record)
    case 'product':
      return valueOfProduct(formula.factors, record)
    case 'first':
      return firstKnown(formula.choices, record)
  }
}

/** The figures that the formula speaks of, each once. */
export function namesIn(formula: Formula): readonly string[] {
  if (formula.kind === 'figure') return [formula.name]
  return [...new Set(partsOf(formula).flatMap(namesIn))]
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
  const name = take(reading, /^[A-Za-z_]\w*/)
  if (!name) throw unreadable(reading)
  return { kind: 'figure', name: known(reading, name) }
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

function figureOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

function valueOfChain(terms: readonly Term[], record: Readonly<Record<string, unknown>>) {
  let total = 0
  let somethingAdded = false
  for (const { sign, needed, part } of terms) {
    const value = valueOf(part, record)
    if (value === null && needed) return null
    if (value === null) continue
    total += sign * value
    somethingAdded ||= sign > 0
  }
  return somethingAdded ? total : null
}

function valueOfProduct(factors: readonly Factor[], record: Readonly<Record<string, unknown>>) {
  let result = 1
  for (const { divides, part } of factors) {
    const value = valueOf(part, record)
    if (value === null || (divides && value === 0)) return null
    result = divides ? result / value : result * value
  }
  return result
}

function firstKnown(choices: readonly Formula[], record: Readonly<Record<string, unknown>>) {
  for (const choice of choices) {
    const value = valueOf(choice, record)
    if (value !== null) return value
  }
  return null
}

function partsOf(formula: Formula): readonly Formula[] {
  if (formula.kind === 'chain') return formula.terms.map(term => term.part)
  if (formula.kind === 'product') return formula.factors.map(factor => factor.part)
  return formula.kind === 'first' ? formula.choices : []
}
