// Each sum and line that a figure follows from: what the farm has of it, and for each effective hectare beside the
// average farm.

import { VisuallyHidden } from '@mantine/core'
import type { BenchmarkExplained } from '@furrow/wire/benchmarks-answer'
import type { AmountText } from './explained-amount.ts'
import { formulaWords, namesOfFormula } from './formula-words.ts'

interface Props {
  readonly told: Pick<BenchmarkExplained, 'own' | 'average' | 'of'>
  readonly amountText: AmountText
}

interface Line {
  readonly name: string
  readonly label: string
  /** Of what it is made. */
  readonly made: string
  readonly whole: string
  readonly perHectare: string
  readonly average: string
}

export function AmountLines(props: Props) {
  const { of } = props.told
  // What one paddock has does not stand beside what a farm has on each of its hectares.
  const isPart = of !== null
  return (
    <section aria-labelledby="explained-lines">
      <h2 id="explained-lines">What it is made of</h2>
      <table className="explained-lines">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Amount</VisuallyHidden>
            </th>
            <th scope="col">{of ?? 'Your farm'}</th>
            {isPart ? null : (
              <>
                <th scope="col">
                  Your farm,
                  <br />
                  per hectare
                </th>
                <th scope="col">
                  Average farm,
                  <br />
                  per hectare
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {[...sumsIn(props), ...linesIn(props)].map(line => (
            <tr key={line.name}>
              <th scope="row">
                {line.label}
                {line.made === '' ? null : <small>{line.made}</small>}
              </th>
              <td>{line.whole}</td>
              {isPart ? null : (
                <>
                  <td>{line.perHectare}</td>
                  <td>{line.average}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function sumsIn(props: Props): readonly Line[] {
  const { own, average } = props.told
  const { amountText } = props
  const labels = new Map([...own.lines, ...own.sums].map(({ name, label }) => [name, label]))
  const theirs = new Map(average?.sums.map(sum => [sum.name, sum.amount]))
  return own.sums.map(({ name, label, unit, formula, amount }) => ({
    name,
    label,
    made: madeOf(formula, labels),
    ...ownTexts(props, amount, unit),
    average: amountText(theirs.get(name) ?? null, unit),
  }))
}

/** More parts than this are found among the lines below. */
const mostNamed = 6

function madeOf(formula: string, labels: ReadonlyMap<string, string>): string {
  const count = namesOfFormula(formula).length
  return count > mostNamed
    ? `${count} lines, below`
    : formulaWords(formula, part => labels.get(part) ?? part)
}

/** Where neither has any of it, it says nothing. */
function linesIn(props: Props): readonly Line[] {
  const { told, amountText } = props
  const { own, average } = told
  const theirs = new Map(average?.lines.map(line => [line.name, line]))
  return own.lines.flatMap(({ name, label, unit, amount }) => {
    const their = theirs.get(name)
    if (!amount && (told.of !== null || !their?.amount)) return []
    const average =
      their?.state === 'published' ? amountText(their.amount, unit) : states[their?.state ?? 'none']
    return [{ name, label, made: '', ...ownTexts(props, amount, unit), average }]
  })
}

function ownTexts({ told, amountText }: Props, amount: number | null, unit: string) {
  const { hectares } = told.own
  const isKnown = amount !== null && hectares !== null && hectares > 0
  return {
    whole: amountText(amount, unit),
    perHectare: amountText(isKnown ? amount / hectares : null, unit),
  }
}

const states = {
  joined: 'in “other” of its section',
  withheld: 'too few farms to say this safely',
  none: '–',
} as const
