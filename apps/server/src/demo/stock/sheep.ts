// The year of a flock: shorn and culled in spring, joined in October, lambs in March, weaned in
// June. Merinos breed their own ewes; crossbred ewes are bought, and all their lambs are sold.

import { addDays } from '../demo-days.ts'
import { bear, buy, headOf, lose, sell, shift } from './stock-book.ts'
import type { StockBook } from './stock-book.ts'
import type { StockClass } from './classes.ts'
import { addRound } from './rounds.ts'
import type { Joined } from './rounds.ts'
import { about, loseSome, near, shareOf } from './stock-year.ts'
import type { StockYear } from './stock-year.ts'

export interface Flock {
  readonly book: StockBook
  readonly breed: 'merino' | 'crossbred'
  /** How many ewes are to be joined. */
  readonly females: number
  /** Where older ewes go for some more years. */
  readonly elder?: StockBook
}

export function sheepYear(flock: Flock, year: StockYear): void {
  const { book, breed } = flock
  for (const losses of winter) loseSome(book, year, losses)
  cull(flock, year)
  changeRams(flock, year)
  if (breed === 'merino') keepHoggets(flock, year)
  else buyMaidens(flock, year)
  const kept = mothers.filter(mother => headOf(book, mother) > 0)
  const joined = kept.map(mother => join(book, year, mother))
  if (breed === 'merino') growLambs(book, year)
  else sellLambs(book, year)
  for (const losses of autumn) loseSome(book, year, losses)
  for (const round of joined) lamb(flock, year, round)
  const grown = { head: headOf(book, 'sheep/maiden-ewes'), weight: about(year, 60) }
  const line = { stockClass: 'sheep/maiden-ewes', ...grown, date: near(year, '06-25') } as const
  shift(book, line, 'sheep/ewes-breeding')
}

const mothers = ['sheep/ewes-breeding', 'sheep/maiden-ewes'] as const

const cold = 'Cold wet week after shearing.'
const winter = [
  { stockClass: 'sheep/ewes-breeding', share: 0.012, weight: 60, day: '08-28', notes: cold },
  { stockClass: 'sheep/ewe-hoggets', share: 0.01, weight: 47, day: '08-28', notes: cold },
  { stockClass: 'sheep/ewe-lambs-weaned', share: 0.014, weight: 30, day: '08-06', notes: 'Worms.' },
  {
    stockClass: 'sheep/wether-lambs-weaned',
    share: 0.014,
    weight: 31,
    day: '08-06',
    notes: 'Worms.',
  },
] as const

const heat = 'Found dead on the summer rounds.'
const twins = 'Lost at lambing.'
const autumn = [
  { stockClass: 'sheep/ewe-hoggets', share: 0.008, weight: 42, day: '02-10', notes: heat },
  { stockClass: 'sheep/rams', share: 0.025, weight: 88, day: '02-10', notes: heat },
  { stockClass: 'sheep/ewes-breeding', share: 0.018, weight: 61, day: '04-02', notes: twins },
  { stockClass: 'sheep/maiden-ewes', share: 0.02, weight: 57, day: '04-02', notes: twins },
] as const

function cull({ book, elder }: Flock, year: StockYear): void {
  const ewes = 'sheep/ewes-breeding'
  const old = shareOf(headOf(book, ewes), year.random.between(0.16, 0.19))
  const kept = elder ? shareOf(old, 0.55) : 0
  const weight = about(year, 60)
  const culled = { head: old - kept, weight }
  const notes = 'Cast for age or udder.'
  const out = { stockClass: ewes, ...culled, date: near(year, '09-05'), notes } as const
  shift(book, out, 'sheep/cull-ewes-cfa')
  if (elder) {
    shift(book, { stockClass: ewes, head: kept, weight, date: near(year, '09-14') }, ewes, elder)
  }
  const sold = { stockClass: 'sheep/cull-ewes-cfa', ...culled, date: near(year, '09-28') } as const
  sell(book, sold, year.prices.head(sold.stockClass, weight))
}

function changeRams({ book, females }: Flock, year: StockYear): void {
  const rams = 'sheep/rams'
  const leaving = shareOf(headOf(book, rams), 0.22)
  const head = Math.max(0, Math.ceil(females * 0.02) + leaving - headOf(book, rams))
  const price = year.random.whole(46, 58) * 10_00
  buy(book, { stockClass: rams, head, weight: about(year, 84), date: near(year, '09-12') }, price)
  const weight = about(year, 88)
  const sold = { stockClass: rams, head: leaving, weight, date: near(year, '12-12') } as const
  sell(book, sold, year.prices.head(rams, weight))
}

/** Fewer young ewes than this are not joined by themselves: a ram would be too many for them. */
const fewest = 30

/** The best hoggets fill the gaps among the ewes, the rest are sold. */
function keepHoggets({ book, females }: Flock, year: StockYear): void {
  const hoggets = 'sheep/ewe-hoggets'
  const grown = headOf(book, hoggets)
  const kept = Math.min(grown, Math.max(0, females - headOf(book, 'sheep/ewes-breeding')))
  const weight = about(year, 51)
  const sold = {
    stockClass: hoggets,
    head: grown - kept,
    weight,
    date: near(year, '09-17'),
  } as const
  sell(book, sold, year.prices.head(hoggets, weight))
  const joins = { stockClass: hoggets, head: kept, weight, date: near(year, '09-25') } as const
  shift(book, joins, kept < fewest ? 'sheep/ewes-breeding' : 'sheep/maiden-ewes')
}

function buyMaidens({ book, females }: Flock, year: StockYear): void {
  const stockClass = 'sheep/maiden-ewes'
  const lacking = females - headOf(book, 'sheep/ewes-breeding')
  const head = lacking < fewest ? 0 : lacking
  const weight = about(year, 55)
  const price = year.prices.head(stockClass, weight)
  buy(book, { stockClass, head, weight, date: near(year, '09-21'), notes: 'First-cross.' }, price)
}

interface Mated extends Joined {
  readonly mother: StockClass
  readonly from: string
}

function join(book: StockBook, year: StockYear, mother: StockClass): Mated {
  const females = headOf(book, mother)
  const from = near(year, '10-07')
  const pregnant = shareOf(females, year.random.between(0.87, 0.95))
  return {
    mother,
    period: year.period,
    females,
    sires: Math.ceil(females * 0.015),
    from,
    until: addDays(from, year.random.whole(36, 44)),
    scanning: { date: addDays(from, 92), scanned: females, pregnant },
  }
}

function growLambs(book: StockBook, year: StockYear): void {
  const [ewes, wethers] = ['sheep/ewe-lambs-weaned', 'sheep/wether-lambs-weaned'] as const
  sellShare(book, year, { stockClass: wethers, share: 0.72, kilograms: 43, day: '11-14' })
  const ewesLeft = { head: headOf(book, ewes), weight: about(year, 38) }
  const wethersLeft = { head: headOf(book, wethers), weight: about(year, 42) }
  const date = near(year, '01-14')
  shift(book, { stockClass: ewes, ...ewesLeft, date }, 'sheep/ewe-hoggets')
  shift(book, { stockClass: wethers, ...wethersLeft, date }, 'sheep/wether-hoggets')
  const last = {
    stockClass: 'sheep/wether-hoggets',
    share: 1,
    kilograms: 52,
    day: '04-08',
  } as const
  sellShare(book, year, last)
}

function sellLambs(book: StockBook, year: StockYear): void {
  for (const stockClass of ['sheep/ewe-lambs-weaned', 'sheep/wether-lambs-weaned'] as const) {
    sellShare(book, year, { stockClass, share: 0.45, kilograms: 46, day: '09-20' })
    sellShare(book, year, { stockClass, share: 0.6, kilograms: 47, day: '10-24' })
    sellShare(book, year, { stockClass, share: 1, kilograms: 44, day: '12-04' })
  }
}

interface Draft {
  readonly stockClass: StockClass
  readonly share: number
  readonly kilograms: number
  readonly day: string
}

function sellShare(book: StockBook, year: StockYear, draft: Draft): void {
  const { stockClass, share, kilograms, day } = draft
  const head = shareOf(headOf(book, stockClass), share)
  const weight = about(year, kilograms)
  const price = year.prices.head(stockClass, weight)
  sell(book, { stockClass, head, weight, date: near(year, day) }, price)
}

/** Lambs marked for each ewe joined: of ewes, and fewer of maidens. */
const lambing = { merino: [0.9, 1.04], crossbred: [1.14, 1.32] } as const

function lamb({ book, breed }: Flock, year: StockYear, joined: Mated): void {
  const { random } = year
  const [low, high] = lambing[breed]
  const share = joined.mother === 'sheep/maiden-ewes' ? 0.86 : 1
  const head = shareOf(joined.females, random.between(low, high) * share)
  const born = addDays(joined.from, random.whole(154, 160))
  const marking = addDays(born, random.whole(47, 52))
  const weaning = addDays(born, random.whole(91, 94))
  const stockClass = 'sheep/lambs-unweaned'
  const marked = { stockClass, head, weight: about(year, 13), date: marking } as const
  const young = bear(book, marked)
  const lost = shareOf(head, random.between(0.012, 0.028))
  const notes = 'Foxes and mismothering.'
  lose(book, { ...marked, head: lost, weight: 17, date: addDays(marking, 20), notes })
  const weight = about(year, breed === 'merino' ? 27 : 31)
  const weaned = { stockClass, weight, date: weaning } as const
  const ewes = shareOf(head - lost, 0.5)
  const wethers = head - lost - ewes
  shift(book, { ...weaned, head: ewes }, 'sheep/ewe-lambs-weaned')
  shift(book, { ...weaned, head: wethers }, 'sheep/wether-lambs-weaned')
  addRound(book, {
    mothers: joined.mother,
    joined,
    young,
    born: { date: born, head: shareOf(head, random.between(1.09, 1.16)) },
    marked: { date: marking, head },
    weaned: { date: weaning, head: head - lost, weight },
  })
}
