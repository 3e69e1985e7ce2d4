// How much room there is on a paddock, reckoned from the crops that stood there: now, and when most of it
// was taken.

import type { PlainCrop } from './plain-crop.ts'
import type { Figure } from './raw-farm.ts'

export function plainOffer(area: Figure, crops: readonly PlainCrop[]) {
  const hectares = (one: PlainCrop) => one.area ?? area ?? 0
  const isThere = (one: PlainCrop, day: string) =>
    (one.sown ?? '') <= day && (one.ended === null || day < one.ended)
  const sum = (own: readonly PlainCrop[]) => own.reduce((all, one) => all + hectares(one), 0)
  const standing = crops.filter(({ ended }) => ended === null)
  const taken = crops.map(({ sown }) => sum(crops.filter(one => isThere(one, sown ?? ''))))
  const rest = (used: number): Figure => (area === null ? null : Math.max(0, area - used))
  return {
    left: rest(sum(standing)),
    standing: standing.length,
    is_double: Number(standing.length < crops.length),
    room: rest(Math.max(0, ...taken)),
  }
}
