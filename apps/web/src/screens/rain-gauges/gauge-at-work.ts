// A gauge in twelve months, with all that its parts on the screen need of it.

import type { MonthSpan } from '@furrow/farming/rain/rain-months'
import type { CollectionPlace } from '../../period/use-place.ts'
import type { WhyClosed } from './year/closed-days.ts'
import type { MonthFacts } from './year/month-facts.ts'
import type { GaugeRain } from './use-gauge-rain.ts'
import type { ListedGauge } from './use-gauges.ts'
import type { RainWriting } from './year/use-write-rain.ts'

export interface GaugeAtWork {
  readonly place: CollectionPlace
  readonly gauge: ListedGauge
  /** All of the farm. */
  readonly gauges: readonly ListedGauge[]
  /** Of the address. */
  readonly year: number
  /** 1 to 12; nothing where none is chosen. */
  readonly month: number | undefined
  /** The twelve months that are shown. */
  readonly span: MonthSpan
  readonly rain: GaugeRain
  /** The twelve. */
  readonly months: readonly MonthFacts[]
  readonly today: string
  readonly whyClosed: WhyClosed
  /** Some days at least. */
  readonly mayWrite: boolean
  readonly writing: RainWriting
  /** Days of many years, perhaps, were written or undone. */
  readonly onManyWritten: () => void
}
