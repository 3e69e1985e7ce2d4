// What several classes of stock come to together: of an enterprise, a species, a farm. A figure is known where
// it is known of each of them; of no class there is none.

import { addDays, addMonths, daysBetween } from '../dates/dates.ts'
import { ratioOf, sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'
import { monthsOf } from '../rain/rain-months.ts'
import type { MonthSpan } from '../rain/rain-months.ts'
import { headOn } from './herd.ts'
import {
  closingHead,
  closingKilograms,
  feedOf,
  headDays,
  headMoved,
  kilogramsMoved,
  openingHead,
  standardWorth,
  valueMoved,
} from './stock-of-class.ts'
import type { StockOfClass } from './stock-of-class.ts'
import { deathRate } from './stock-rates.ts'

type Classes = readonly StockOfClass[]

export function sumOfClasses(classes: Classes, figure: (one: StockOfClass) => Known): Known {
  const figures = classes.map(figure)
  return figures.includes(null) ? null : sumOf(figures)
}

export function openingFeed(classes: Classes): Known {
  return sumOfClasses(classes, one => feedOf(one, openingHead(one)))
}

export function closingFeed(classes: Classes): Known {
  return sumOfClasses(classes, one => feedOf(one, closingHead(one)))
}

/** C96 by days (T27): dry sheep equivalents on an average day. */
export function averageFeed(classes: Classes, period: MonthSpan): Known {
  const days = daysBetween(period.from, period.to) + 1
  return ratioOf(
    sumOfClasses(classes, one => feedOf(one, headDays(one, period))),
    days,
  )
}

export interface FeedOfMonth {
  /** `2023-07`. */
  readonly month: string
  readonly dse: Known
}

/** What they ate on an average day of each month, as far as it lies in the period. */
export function feedByMonth(classes: Classes, period: MonthSpan): readonly FeedOfMonth[] {
  return monthsOf(period).map(month => {
    const first = `${month}-01`
    const last = addDays(addMonths(first, 1), -1)
    const span = {
      from: first < period.from ? period.from : first,
      to: last > period.to ? period.to : last,
    }
    return { month, dse: averageFeed(classes, span) }
  })
}

/** At the end of the fullest month. */
export function mostFeed(classes: Classes, period: MonthSpan): Known {
  const months = monthEnds(period).map(day => feedOn(classes, day))
  const known = months.filter(figure => figure !== null)
  return known.length < months.length || known.length === 0 ? null : Math.max(...known)
}

/** When the day is done. */
function feedOn(classes: Classes, day: string): Known {
  return sumOfClasses(classes, one => feedOf(one, headOn(day, one.movements)))
}

export function meanHead(classes: Classes): Known {
  const closing = sumOfClasses(classes, closingHead)
  return closing === null ? null : ((sumOfClasses(classes, openingHead) ?? 0) + closing) / 2
}

/** C103, T30: of weaned classes, over the mean of their head at both ends. */
export function weanedDeathRate(classes: Classes): Known {
  const { deaths, ...ends } = weanedDeaths(classes)
  return deathRate(deaths, ends)
}

export function weanedDeaths(classes: Classes) {
  const weaned = classes.filter(({ unweaned }) => !unweaned)
  return {
    deaths: sumOfClasses(weaned, one => headMoved(one, 'death')) ?? 0,
    opening: sumOfClasses(weaned, openingHead),
    closing: sumOfClasses(weaned, closingHead),
  }
}

/** C93: kilograms that they grew, whatever went over to other classes or came from there. */
export function kilogramsGrown(classes: Classes): Known {
  return sumOfClasses(classes, one =>
    balanced({
      less: [kilogramsMoved(one, 'purchase'), kilogramsMoved(one, 'opening')],
      more: [kilogramsMoved(one, 'sale'), closingKilograms(one)],
    }),
  )
}

/** Of all days that they were there: of so many head, so many days. */
export function daysOfHead(classes: Classes, period: MonthSpan): Known {
  return sumOfClasses(classes, one => headDays(one, period))
}

/** Head on an average day. */
export function meanOfDays(classes: Classes, period: MonthSpan): Known {
  return ratioOf(daysOfHead(classes, period), daysBetween(period.from, period.to) + 1)
}

/** C109: what they made by trade and growth, each counted the same at both ends. */
export function tradingProfit(classes: Classes): Known {
  return sumOfClasses(classes, one =>
    balanced({
      less: [valueMoved(one, 'purchase'), valueMoved(one, 'opening')],
      more: [valueMoved(one, 'sale'), standardWorth(one, closingHead(one))],
    }),
  )
}

export function openingWorth(classes: Classes): Known {
  return sumOfClasses(classes, one => valueMoved(one, 'opening'))
}

export function closingWorth(classes: Classes): Known {
  return sumOfClasses(classes, one => standardWorth(one, closingHead(one)))
}

interface Balance {
  readonly more: readonly Known[]
  readonly less: readonly Known[]
}

export function balanced({ more, less }: Balance): Known {
  if ([...more, ...less].includes(null)) return null
  return (sumOf(more) ?? 0) - (sumOf(less) ?? 0)
}

function monthEnds({ from, to }: MonthSpan): readonly string[] {
  const ends: string[] = []
  const first = addMonths(`${from.slice(0, 7)}-01`, 1)
  for (let day = first; day <= addDays(to, 1); day = addMonths(day, 1)) ends.push(addDays(day, -1))
  return ends
}
