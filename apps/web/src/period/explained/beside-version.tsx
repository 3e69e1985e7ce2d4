// What a released version says a figure is, beside what it is now, and how much of what it follows from was changed since.

import type { BenchmarkExplained } from '@furrow/wire/benchmarks-answer'
import { countText, dayOfMoment } from '../../ui/amounts.ts'
import { changedSince } from './records-changed.ts'
import { useAmountText } from './explained-amount.ts'
import { useFiguresAround } from './figures-around.ts'
import type { FigureAsked } from './figures-around.ts'

interface Props {
  readonly asked: FigureAsked
  readonly told: BenchmarkExplained
}

/** Nothing where no version is read. */
export function BesideVersion({ asked, told }: Props) {
  const { version } = useFiguresAround()
  const amountText = useAmountText(told)
  if (!version) return null
  const { number, releasedAt, textOf } = version
  const was = textOf(asked)
  const is = amountText(told.own.value, told.unit)
  const changed = changedSince(told.own.lines, releasedAt)
  return (
    <div className="explained-version" role="note">
      <p>{besideWords({ number, was, is })}</p>
      <p>
        {changed === 0
          ? 'None of the records below was changed since it was released.'
          : `${countText(changed, 'record')} of those below ${changed === 1 ? 'was' : 'were'} changed since it was released, ${dayOfMoment(releasedAt)}: marked there.`}
      </p>
    </div>
  )
}

interface Beside {
  readonly number: number
  readonly was: string | undefined
  readonly is: string
}

function besideWords({ number, was, is }: Beside): string {
  if (was === undefined) return `This is how it is calculated now, not as in version ${number}.`
  return was === is
    ? `Version ${number} says the same: ${was}.`
    : `Version ${number} says ${was}. Calculated now it is ${is}, which is explained here.`
}
