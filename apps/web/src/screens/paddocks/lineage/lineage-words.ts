// What became of paddocks that hang together, and whether their ground is as large as it was.

import type { Lineage } from '@furrow/farming/land/paddock-lineage'
import { areaText } from '../../../ui/amounts.ts'

const words: Readonly<Record<Lineage['kind'], string>> = {
  kept: 'Kept',
  split: 'Split',
  joined: 'Joined',
  'laid out again': 'Laid out again',
  new: 'New',
  gone: 'No paddock of this period was this ground',
}

/** Most paddocks stay as they are, and nothing need be said of them. */
export function isAsItWas({ kind, before, now, areaBefore, areaNow }: Lineage): boolean {
  return kind === 'kept' && before[0]?.name === now[0]?.name && areaBefore === areaNow
}

export function lineageWords(lineage: Lineage): string {
  const kind = kindWords(lineage)
  const area = areaWords(lineage)
  return area === undefined ? `${kind}.` : `${kind}: ${area}.`
}

export function kindWords({ kind, before, now }: Lineage): string {
  const isRenamed = kind === 'kept' && before[0]?.name !== now[0]?.name
  return isRenamed ? 'Renamed' : words[kind]
}

/** Nothing where there is nothing to compare. */
function areaWords({ areaBefore, areaNow, isSameGround, kind }: Lineage): string | undefined {
  if (kind === 'new' || kind === 'gone') return undefined
  if (areaBefore === null || areaNow === null) return 'not all areas are known'
  if (areaBefore === areaNow) return `${areaText(areaNow)} then and now`
  const odd = isSameGround ? '' : ', which is more than measuring explains'
  return `${areaText(areaBefore)} then, ${areaText(areaNow)} now${odd}`
}
