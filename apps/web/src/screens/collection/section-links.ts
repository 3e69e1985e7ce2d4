// Where each section of a collection is filled in: at the screens that say so of themselves.

import type { CollectionPlace } from '../../period/use-place.ts'
import type { ScreenRoute } from '../../routing/screen-route.ts'

type Screens = readonly Pick<ScreenRoute, 'to' | 'sections' | 'bars' | 'isComing'>[]

export function sectionLinks(screens: Screens, { farmId, periodId }: CollectionPlace) {
  const params = { farmId: String(farmId), periodId: String(periodId) }
  const screenOf = (section: string) =>
    screens.find(({ sections }) => sections?.some(name => name === section))
  const isComing = ({ section }: OfSection) => screenOf(section)?.isComing === true
  /** Nothing for a section without a place of its own. */
  const ofSection = (section: string) => {
    const screen = screenOf(section)
    return screen && { to: screen.to, params }
  }
  return {
    ofSection,
    /** Where a point is mended; nothing where that cannot be done yet. */
    ofPoint: (point: OfSection) => (isComing(point) ? undefined : ofSection(point.section)),
    /** Where what a section shows apart is filled in: each crop has its own way through the wizard. */
    ofBar: (section: string, bar: string) => {
      const screen = screens.find(({ bars }) => bars?.section === section)
      if (!screen?.bars) return undefined
      const { param } = screen.bars
      return { to: `${screen.to}/{-$${param}}`, params: { ...params, [param]: bar } }
    },
    /** Why points stand there without a link. */
    comingWords: (points: readonly OfSection[]): string | undefined => {
      const waiting = points.filter(isComing)
      if (waiting.length === 0) return undefined
      return waiting.length === points.length
        ? 'These places come with the next release.'
        : 'The places of points without a link come with the next release.'
    },
  }
}

interface OfSection {
  readonly section: string
}
