// Where each section of a collection is filled in, and where each open point of it can be fixed: at the
// screens that say so of themselves.

import type { CollectionPlace } from '../../period/use-place.ts'
import { barLinks } from './bar-links.ts'
import type { OpenPlace, WayToFix, SectionBars } from './bar-links.ts'
import type { ScreenRoute } from '../../routing/screen-route.ts'

type Screens = readonly Pick<
  ScreenRoute,
  'to' | 'sections' | 'fixes' | 'opens' | 'bars' | 'isComing'
>[]

export function sectionLinks(
  screens: Screens,
  { farmId, periodId }: CollectionPlace,
  sections: readonly SectionBars[] = [],
) {
  const params = { farmId: String(farmId), periodId: String(periodId) }
  const screenOf = (section: string) =>
    screens.find(({ sections }) => sections?.some(name => name === section))
  const isComing = ({ section }: OpenPlace) => screenOf(section)?.isComing === true
  /** Nothing for a section without a place of its own. */
  const ofSection = (section: string): WayToFix | undefined => {
    const screen = screenOf(section)
    return screen && { to: screen.to, params }
  }
  const { ofBar, ofNamedBar } = barLinks(screens, { params, sections })
  /** The very record, where a screen opens one. */
  const ofRecord = ({ code = '', resource, id }: OpenPlace): WayToFix | undefined => {
    const screen = screens.find(({ opens }) => opens?.record === resource)
    if (!screen?.opens || typeof id !== 'number') return undefined
    const { by, parts } = screen.opens
    if (by === 'path') return { to: `${screen.to}/${id}`, params }
    const part = parts?.[code]
    return { to: screen.to, params, search: { [by]: id, ...(part && { part }) } }
  }
  const ofFixing = ({ section }: OpenPlace): WayToFix | undefined => {
    const screen = screens.find(({ fixes }) => fixes?.some(name => name === section))
    return screen && { to: screen.to, params }
  }
  return {
    ofSection,
    ofBar,
    /** As near to where a point is fixed as a screen leads; nothing where that cannot be done yet. */
    ofPoint: (point: OpenPlace): WayToFix | undefined =>
      isComing(point)
        ? undefined
        : (ofRecord(point) ?? ofNamedBar(point) ?? ofFixing(point) ?? ofSection(point.section)),
    /** Why points stand there without a link. */
    comingWords: (points: readonly OpenPlace[]): string | undefined => {
      const waiting = points.filter(isComing)
      if (waiting.length === 0) return undefined
      return waiting.length === points.length
        ? 'These can’t be fixed here yet: the screens come with the next release.'
        : 'Those without a link can’t be fixed here yet: the screens come with the next release.'
    },
  }
}
