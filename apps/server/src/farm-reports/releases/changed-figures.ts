// What differs between two tellings of a report: figures that stand in the same place and read differently.

import type { CalculatedReport, FarmReport, ReportFigure } from '@furrow/wire/farm-report-answer'

type ChangedFigure = FarmReport['changed'][number]
type Sections = Pick<CalculatedReport, 'sections'>

/** In the order of the later one; what it has no more of stands at the end. */
export function changedFigures(before: Sections, after: Sections): readonly ChangedFigure[] {
  const earlier = figuresOf(before)
  const later = figuresOf(after)
  const changed = [...later].flatMap(([place, { where, text }]) => {
    const known = earlier.get(place)?.text ?? null
    return known === text ? [] : [{ where, before: known, after: text }]
  })
  const gone = [...earlier].flatMap(([place, { where, text }]) =>
    later.has(place) ? [] : [{ where, before: text, after: null }],
  )
  return [...changed, ...gone]
}

interface Placed {
  readonly where: string
  readonly text: string
}

/** By its place; of two in one place the second is another one. */
function figuresOf({ sections }: Sections): ReadonlyMap<string, Placed> {
  const found = new Map<string, Placed>()
  const seen = new Map<string, number>()
  for (const { heading, blocks } of sections) {
    for (const block of blocks) {
      walk(block, { labels: [], heads: [] }, (labels, text) => {
        const where = `${heading}: ${labels.join(', ')}`
        const time = (seen.get(where) ?? 0) + 1
        seen.set(where, time)
        found.set(`${where} ${time}`, { where, text })
      })
    }
  }
  return found
}

interface Around {
  readonly labels: readonly string[]
  /** What figures that stand in a row are of: columns, places along an axis. */
  readonly heads: readonly string[]
}

/** Whatever has a label names the figures that stand in it. */
function walk(
  part: object,
  { labels, heads }: Around,
  tell: (labels: readonly string[], text: string) => void,
): void {
  if (Array.isArray(part)) {
    for (const [place, one] of part.entries()) {
      if (isFigure(one)) tell([...labels, heads[place] ?? ''].filter(Boolean), one.text)
      else if (isPart(one)) walk(one, { labels, heads }, tell)
    }
    return
  }
  const own = 'label' in part && typeof part.label === 'string' ? part.label : ''
  const inside = { labels: [...labels, own].filter(Boolean), heads: headsOf(part) ?? heads }
  for (const [name, value] of Object.entries(part)) {
    if (isFigure(value)) tell([...inside.labels, words[name] ?? ''].filter(Boolean), value.text)
    else if (isPart(value)) walk(value, inside, tell)
  }
}

const words: Readonly<Record<string, string>> = {
  average: 'average farm',
  low: 'low end of the group',
  middle: 'middle farm',
  high: 'high end of the group',
  top: 'best farms',
  theirs: 'theirs',
  per_ha: 'per hectare',
  total: 'in all',
  own_profit: 'own profit',
  their_profit: 'their profit',
  real: 'in the money of the last period',
}

function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isFigure(value: unknown): value is ReportFigure {
  return isPart(value) && 'text' in value && 'value' in value && typeof value.text === 'string'
}

function headsOf(part: object): readonly string[] | undefined {
  if ('places' in part && Array.isArray(part.places)) return part.places.map(String)
  if (!('columns' in part) || !Array.isArray(part.columns)) return undefined
  return part.columns.map((column: { readonly label?: string }) => column.label ?? '')
}
