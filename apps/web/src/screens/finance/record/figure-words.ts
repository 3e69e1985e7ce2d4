// How a figure follows from others, in words and with the numbers put in.

import { labelOf } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import { recordPlan } from '@furrow/catalogue/finance/furrow-record-plan'
import { recordFields } from '@furrow/catalogue/finance/record'
import type { Formula } from '@furrow/farming/record/formula'
import { namesIn } from '@furrow/farming/record/formula'
import { movedLine } from '@furrow/farming/record/record-accruals'
import { numberText } from '../../../ui/amounts.ts'
import { figureText } from '../kept-figures.ts'

const fields: Readonly<Record<string, Field>> = recordFields

interface Words {
  /** Gives how a figure is said. */
  readonly figure: (name: string) => string
}

/** “Gross income less direct costs”. */
export function formulaInWords(name: string): string | undefined {
  const formula = recordPlan.formulas.get(name)
  return formula && said(formula, { figure: nameInWords })
}

/** “$4,192,150 less $1,760,000”. */
export function formulaInNumbers(
  name: string,
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  const formula = recordPlan.formulas.get(name)
  return formula && said(formula, { figure: other => amountInWords(other, values[other]) })
}

/** The figures whose formula speaks of this one. */
export function usedFor(name: string): readonly string[] {
  return [...recordPlan.formulas].flatMap(([other, formula]) =>
    namesIn(formula).includes(name) ? [nameInWords(other)] : [],
  )
}

function said(formula: Formula, words: Words): string {
  switch (formula.kind) {
    case 'number':
      return numberText(formula.value, 4)
    case 'figure':
      return words.figure(formula.name)
    case 'usual':
      return said(formula.part, words)
    case 'first':
      return formula.choices.map(one => said(one, words)).join(', or else ')
    case 'replaced':
      return `${said(formula.total, words)}, each line as it was used up where that is known`
    case 'chain':
      return formula.terms
        .map(({ sign, part }, place) => {
          const text = said(part, words)
          if (place === 0) return sign === 1 ? text : `less ${text}`
          return `${sign === 1 ? 'plus' : 'less'} ${text}`
        })
        .join(' ')
    case 'product':
      return formula.factors
        .map(({ divides, part }, place) => {
          const text = part.kind === 'chain' ? `(${said(part, words)})` : said(part, words)
          if (place === 0) return divides ? `1 divided by ${text}` : text
          return `${divides ? 'divided by' : 'times'} ${text}`
        })
        .join(' ')
  }
}

function nameInWords(name: string): string {
  const last = ofPeriodBefore(name)
  if (last !== undefined) return `${nameInWords(last)} of the period before`
  const amount = fromRecords(name)
  if (amount !== undefined) return amountFromRecords(amount)
  const field = fields[name]
  return field ? labelOf(name, field) : name
}

function amountInWords(name: string, value: unknown): string {
  // The server reads them when it calculates: they are no figures of the record.
  if (fromRecords(name) !== undefined) return nameInWords(name)
  const field = fields[ofPeriodBefore(name) ?? name]
  return typeof value === 'number' && field
    ? figureText(value, field)
    : `${nameInWords(name)} (no data yet)`
}

function amountFromRecords(amount: string): string {
  return movedLine(amount) === undefined
    ? `${amount.replaceAll('_', ' ')} from the records`
    : 'the change in what is on hand, paid ahead and owed'
}

const ofPeriodBefore = (name: string): string | undefined => /^last\((.+)\)$/.exec(name)?.[1]
const fromRecords = (name: string): string | undefined => /^rows\((.+)\)$/.exec(name)?.[1]
