// Where a figure comes from: what it says, its formula with its numbers put in, each amount beside the average
// farm's, and the records behind them.

import type { BenchmarkExplained } from '@furrow/wire/benchmarks-answer'
import { WithCatalogue } from '../../entry/rows/with-catalogue.tsx'
import { FailureCard } from '../../ui/failure-card.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'
import { AmountLines } from './amount-lines.tsx'
import { useAmountText } from './explained-amount.ts'
import type { AmountText } from './explained-amount.ts'
import type { FigureAsked } from './figures-around.ts'
import { formulaWords } from './formula-words.ts'
import { BesideVersion } from './beside-version.tsx'
import { RowsBehind } from './rows-behind.tsx'
import { useExplained } from './use-explained.ts'
import './source-drawer.css'

interface Props {
  readonly asked: FigureAsked
  readonly onClose: () => void
}

export function SourceDrawer({ asked, onClose }: Props) {
  const { data, failure, retry } = useExplained(asked)
  return (
    <SideDrawer
      opened
      onClose={onClose}
      title={data ? `Where does ${data.label} come from?` : 'Where does it come from?'}
    >
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {data ? <BesideVersion asked={asked} told={data} /> : null}
      {data ? <Told told={data} /> : null}
      {data || failure ? null : <FormSkeleton count={4} />}
    </SideDrawer>
  )
}

function Told({ told }: { readonly told: BenchmarkExplained }) {
  const { own, help, unit } = told
  const amountText = useAmountText(told)
  return (
    <div className="explained">
      <p>{help}</p>
      <dl className="explained-values">
        <div>
          <dt>{told.of ?? 'Your farm'}</dt>
          <dd>{amountText(own.value, unit)}</dd>
        </div>
        <div>
          <dt>Average farm</dt>
          <dd>{averageWords(told, amountText)}</dd>
        </div>
      </dl>
      <section aria-labelledby="explained-formula">
        <h2 id="explained-formula">How it is calculated</h2>
        <p>{formulaWords(told.formula, nameOf(own))}</p>
        <p className="explained-numbers">
          = {formulaWords(told.formula, numberOf(own, amountText))}
          <br />= <strong>{amountText(own.value, unit)}</strong>
        </p>
      </section>
      <AmountLines told={told} amountText={amountText} />
      <WithCatalogue skeleton={<FormSkeleton count={2} />}>
        <RowsBehind lines={own.lines} />
      </WithCatalogue>
    </div>
  )
}

/** Of a total nothing is published but what a hectare has of it, which stands among the lines. */
function averageWords(
  { average, is_amount: isAmount, unit }: BenchmarkExplained,
  amountText: AmountText,
): string {
  if (!average) return 'No group yet'
  if (average.value !== null) return amountText(average.value, unit)
  return isAmount ? 'By the hectare, below' : 'Too few farms to say this safely'
}

type Own = BenchmarkExplained['own']

/** What stands behind each name of a formula. */
function partsOf({ sums, lines }: Own) {
  return new Map([...lines, ...sums].map(part => [part.name, part]))
}

function nameOf(own: Own) {
  const parts = partsOf(own)
  return (name: string) => parts.get(name)?.label ?? name
}

function numberOf(own: Own, amountText: AmountText) {
  const parts = partsOf(own)
  return (name: string) => {
    const part = parts.get(name)
    return part ? amountText(part.amount, part.unit) : name
  }
}
