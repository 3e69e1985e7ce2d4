// What would happen to a shape, in words, with the colour that it has on the map of the review.

import { countText } from '../../../ui/amounts.ts'
import type { Happening, ReviewRow } from './review-row.ts'

export function happeningWords({ happening, paddock, match, blocks }: ReviewRow): string {
  if (blocks.length > 0) return 'Needs a decision'
  const isFound = match?.by === 'place' && match.paddock === paddock
  switch (happening) {
    case 'add':
      return 'New paddock'
    case 'draw':
      return `First boundary of ${paddock?.name ?? ''}`
    case 'change':
      return `New boundary for ${paddock?.name ?? ''}${isFound ? ', found by its position' : ''}`
    case 'same':
      return 'No change'
    case 'join':
      return 'Joined with the shape before'
    case 'leave':
      return 'Left out'
  }
}

interface Kind {
  readonly word: string
  readonly colour: string
}

export const happeningKinds: Readonly<Record<Happening | 'undecided', Kind>> = {
  add: { word: 'New paddock', colour: '#3b8f52' },
  draw: { word: 'First boundary', colour: '#3e97bc' },
  change: { word: 'Changed', colour: '#e3a92f' },
  same: { word: 'No change', colour: '#9a9f98' },
  join: { word: 'Joined', colour: '#7d6bb0' },
  leave: { word: 'Left out', colour: '#c9c9c2' },
  undecided: { word: 'Needs a decision', colour: '#c8402f' },
}

export function kindOf({ happening, blocks }: ReviewRow): Happening | 'undecided' {
  return blocks.length > 0 ? 'undecided' : happening
}

/** `2 new paddocks, 28 boundaries changed.` */
export function countWords(rows: readonly ReviewRow[]): string {
  const counts = (kind: Happening | 'undecided') => rows.filter(row => kindOf(row) === kind).length
  const parts = [
    [counts('add'), 'new paddock', 'new paddocks'],
    [counts('draw'), 'first boundary', 'first boundaries'],
    [counts('change'), 'boundary changed', 'boundaries changed'],
    [counts('same'), 'unchanged', 'unchanged'],
    [counts('join'), 'joined', 'joined'],
    [counts('leave'), 'left out', 'left out'],
    [counts('undecided'), 'to decide', 'to decide'],
  ] as const
  const said = parts.filter(([count]) => count > 0)
  return `${said.map(([count, one, many]) => countText(count, one, many)).join(', ')}.`
}
