// What is said of a joining while its name and its area are typed.

import { plainName } from '@furrow/farming/land/paddock-lineage'
import { areaText } from '../../../ui/amounts.ts'
import type { MergePlan } from './merge-change.ts'
import { wrongArea, wrongName } from '../paddock-checks.ts'
import type { PaddockRow } from '../paddock-row.ts'

interface Typed {
  readonly name: string
  readonly area: number | null | undefined
  readonly plan: MergePlan
  readonly rows: readonly PaddockRow[]
}

/** The names of those that go are free. */
export function wrongOf({ name, area, plan, rows }: Typed) {
  const others = rows.filter(row => !plan.goes.includes(row))
  const names = Map.groupBy(others, ({ paddock }) => plainName(paddock.name))
  return {
    name: wrongName(name, { row: plan.stays, names }),
    area: area === undefined ? 'Enter the hectares, such as 42.5.' : wrongArea(area),
  }
}

export function sumWords(sum: number | null, area: number | null | undefined): string {
  if (sum === null) return 'The area of one of them is not known, so there is no sum.'
  if (area === null || area === undefined) return `Together they have ${areaText(sum)}.`
  const apart = Math.round((area - sum) * 10_000) / 10_000
  if (apart === 0) return 'That is the sum of their areas.'
  const side = apart > 0 ? 'more' : 'less'
  return `That is ${areaText(Math.abs(apart))} ${side} than their sum, ${areaText(sum)}.`
}
