// Where each section of a collection is filled in.

import type { CollectionPlace } from '../../period/use-place.ts'

const below = '/collection/$farmId/period/$periodId'

const routes: Readonly<Record<string, string>> = {
  farm_details: '/collection/$farmId/details',
  properties: `${below}/properties`,
  paddocks: `${below}/paddocks`,
  rain: `${below}/rain-gauges`,
  cropping: `${below}/cropping`,
  crop_sales: `${below}/cropping`,
  livestock: `${below}/livestock`,
  files: `${below}/files`,
  contacts: `${below}/contacts`,
}

/** The last word of the address of each place that is only announced: it goes when its screen is built. */
const coming = ['livestock']

/** Nothing for a section without a place of its own. */
export function linkOfSection(name: string, { farmId, periodId }: CollectionPlace) {
  const to = routes[name]
  if (to === undefined) return undefined
  return { to, params: { farmId: String(farmId), periodId: String(periodId) } }
}

/** Where what a section shows apart is filled in: each crop has its own way through the wizard. */
export function linkOfBar(section: string, bar: string, { farmId, periodId }: CollectionPlace) {
  if (section !== 'cropping') return undefined
  const params = { farmId: String(farmId), periodId: String(periodId), cropTypeId: bar }
  return { to: `${below}/cropping/wizard/{-$cropTypeId}` as const, params }
}

/** Where a point is mended; nothing where that cannot be done yet. */
export function linkOfPoint({ section }: OfSection, place: CollectionPlace) {
  return isComing(section) ? undefined : linkOfSection(section, place)
}

/** Why points stand there without a link. */
export function comingWords(points: readonly OfSection[]): string | undefined {
  const waiting = points.filter(({ section }) => isComing(section))
  if (waiting.length === 0) return undefined
  return waiting.length === points.length
    ? 'These places come with the next release.'
    : 'The places of points without a link come with the next release.'
}

interface OfSection {
  readonly section: string
}

function isComing(section: string): boolean {
  const [last = ''] = (routes[section] ?? '').split('/').slice(-1)
  return coming.includes(last)
}
