// What is typed into income and costs is added up at once, also without signal: by the formulas of the record, from
// what the device has of it. What follows from other records stays as the server said it.

import { recordPlan } from '@furrow/catalogue/finance/furrow-record-plan'
import type { Known } from '@furrow/farming/numbers/ratio'
import { rowsNamed } from '@furrow/farming/record/formula'
import { inputsOnHand, movedAmounts } from '@furrow/farming/record/record-accruals'
import type { AccrualOfRecord } from '@furrow/farming/record/record-accruals'
import { enteredIn, originsOf } from '@furrow/farming/record/record-origins'
import type { RecordOrigins } from '@furrow/farming/record/record-origins'
import { workedRecord } from '@furrow/farming/record/worked-record'
import type { Entered } from '@furrow/farming/record/worked-record'
import type { RecordOfPeriod } from '../record/figure-row.ts'
import { profitFigures } from './profit-lines.ts'

interface Beside {
  readonly before: Readonly<Record<string, unknown>> | undefined
  readonly accruals: readonly AccrualOfRecord[]
  /** Typed here, and not answered yet. */
  readonly isPending: (name: string) => boolean
}

export function workedHere(record: RecordOfPeriod, beside: Beside): RecordOfPeriod {
  const { before = {}, accruals, isPending } = beside
  const origins = originsIn(record)
  // Kept before figures had origins: the server says which were typed.
  if (!origins) return record
  const entered = new Map(enteredIn(record, origins))
  for (const name of recordPlan.order.filter(isPending)) {
    const said = newlyEntered(record[name])
    if (said) entered.set(name, said)
    else entered.delete(name)
  }
  const worked = workedRecord(recordPlan, {
    entered,
    rows: { ...toldByRows(record, { origins, isPending }), ...amountsOf(accruals) },
    before,
  })
  const shown = [...profitFigures]
  const found = originsOf(worked)
  return {
    ...record,
    ...Object.fromEntries(shown.map(name => [name, worked.get(name)?.value ?? null])),
    origins: {
      ...Object.fromEntries(Object.entries(origins).filter(([name]) => !profitFigures.has(name))),
      ...Object.fromEntries(Object.entries(found).filter(([name]) => profitFigures.has(name))),
    },
  }
}

/** One that begins with what was typed has none yet. */
function originsIn({ id, origins }: RecordOfPeriod): RecordOrigins | undefined {
  if (origins !== null && origins !== undefined) return origins as RecordOrigins
  return id < 0 ? {} : undefined
}

function newlyEntered(value: unknown): Entered | undefined {
  return typeof value === 'number' ? { value, from: 'typed', isNew: true } : undefined
}

function toldByRows(
  record: RecordOfPeriod,
  { origins, isPending }: Pick<Beside, 'isPending'> & { readonly origins: RecordOrigins },
): Readonly<Record<string, Known>> {
  return Object.fromEntries(
    Object.entries(origins).flatMap(([name, { from }]) => {
      const value = record[name]
      return from === 'rows' && typeof value === 'number' && !isPending(name) ? [[name, value]] : []
    }),
  )
}

function amountsOf(accruals: readonly AccrualOfRecord[]): Readonly<Record<string, Known>> {
  const amounts = { ...movedAmounts(accruals), inputs_on_hand: inputsOnHand(accruals) }
  return Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => [rowsNamed(name), amount]),
  )
}
