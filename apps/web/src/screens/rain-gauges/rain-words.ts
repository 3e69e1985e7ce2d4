// Rain of a year, a season and a fallow in sentences.

import { shortMonthName, monthOf, yearOf } from '@furrow/farming/dates/dates'
import { fewestSeasons } from '@furrow/farming/rain/season-rain'
import { countText, dayText, numberText } from '../../ui/amounts.ts'
import { inWords } from './gauges/gauge-words.ts'
import type { YearFacts } from './year/month-facts.ts'
import type { SpanFigure } from '@furrow/farming/rain/rain-figures'

/** `312.4 mm on 48 rain days; 40 days are not recorded.` */
export function yearWords({ mm, rainDays, unread }: YearFacts, name: string): string {
  if (mm === null) return `No rain recorded for ${name} yet.`
  const fell = `${mmText(mm)} on ${countText(rainDays, 'rain day')}`
  if (unread === 0) return `${fell}; every day is recorded.`
  return `${fell}; ${countText(unread, 'day is', 'days are')} not recorded.`
}

/** The finding: `2026 so far: 312 mm, decile 4 of 23 years`; with gaps, that is what is found. */
export function findingOf(name: string, figure: SpanFigure): string {
  const so = figure.isSoFar ? ' so far' : ''
  const { unread } = figure
  const place = unread > 0 ? `${countText(unread, 'day')} not recorded` : placeWords(figure)
  return `${name}${so}: ${mmText(figure.mm, 0)}${place ? `, ${place}` : ''}`
}

/**
 * `decile 4 of 23 years`; with too few years the place among them, and of its own alone nothing. What
 * was not recorded may have been wet: with gaps it is the least that it can be.
 */
export function placeWords({ standing, unread }: SpanFigure): string | undefined {
  const { years, decile, rank } = standing
  if (years < 2) return undefined
  if (decile === undefined) return unread > 0 ? undefined : rankWords(rank, years)
  const place = `decile ${decile} of ${countText(years, 'year')}`
  return unread > 0 && decile < 10 ? `at least ${place}` : place
}

/** `the driest of 9 years`, `third wettest of 9 years`. */
export function rankWords(rank: number, years: number): string {
  const fromTop = years - rank + 1
  const side = rank <= fromTop ? 'driest' : 'wettest'
  const place = Math.min(rank, fromTop)
  const which = place === 1 ? 'the' : ordinal(place)
  return `${which} ${side} of ${countText(years, 'year')}`
}

function ordinal(place: number): string {
  return ordinals[place] ?? `${place}${endings[ordinalRule.select(place)]}`
}

const ordinals: readonly string[] = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const ordinalRule = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
}

/** `Apr–Oct 2026`, `Nov 2025–Mar 2026`. */
export function spanText({ span }: Pick<SpanFigure, 'span'>): string {
  const [from, to] = [span.from, span.to]
  const first = shortMonthName(monthOf(from))
  const begin = yearOf(from) === yearOf(to) ? first : `${first} ${yearOf(from)}`
  return `${begin}–${shortMonthName(monthOf(to))} ${yearOf(to)}`
}

/** What makes a figure less than certain, in sentences. */
export function doubtsOf({
  unread,
  to,
  isSoFar,
  leftOut,
  standing,
}: SpanFigure): readonly string[] {
  return [
    isSoFar ? `To the last reading, ${dayText(to)}; other years to the same day.` : '',
    unread > 0
      ? `${countText(unread, 'day is', 'days are')} not recorded: it may have been wetter.`
      : '',
    leftOut.length > 0 ? `${inWords(leftOut.map(String), 6)} left out: days missing.` : '',
    standing.decile === undefined
      ? `Deciles need ${fewestSeasons} complete years; there ${standing.years === 1 ? 'is 1' : `are ${standing.years}`}, including this one.`
      : '',
  ].filter(Boolean)
}

export function mmText(mm: number | null | undefined, decimals = 1): string {
  return mm === null || mm === undefined ? '–' : `${numberText(mm, decimals)} mm`
}
