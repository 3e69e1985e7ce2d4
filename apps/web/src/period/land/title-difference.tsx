// How far the paddocks of a property are from its title: in hectares, in percent and in a word, marked
// where it is more than lanes and timber explain (W-PAD-1).

import { againstTitle } from '@furrow/farming/land/land-totals'
import { areaText, percentText } from '../../ui/amounts.ts'

interface Props {
  /** Of the paddocks. */
  readonly hectares: number
  readonly title: number | null
}

export function TitleDifference({ hectares, title }: Props) {
  const difference = againstTitle(hectares, title)
  if (!difference) return '–'
  const { isAsOnTitle } = difference
  return (
    <span style={isAsOnTitle ? undefined : { color: 'var(--attention)', fontWeight: 600 }}>
      {differenceText(hectares, title)}
    </span>
  )
}

/** `+100 ha (7.7% more)`, `the same`; nothing where they cannot be compared. */
export function differenceText(paddocks: number, title: number | null): string | null {
  const difference = againstTitle(paddocks, title)
  if (!difference) return null
  const { hectares, share } = difference
  if (hectares === 0) return 'the same'
  const [sign, side] = hectares > 0 ? ['+', 'more'] : ['−', 'less']
  return `${sign}${areaText(Math.abs(hectares))} (${percentText(Math.abs(share), 1)} ${side})`
}
