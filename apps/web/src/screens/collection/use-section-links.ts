// The links from a collection to where its sections are filled in.

import { useSeesMoney } from '../../period/use-sees-money.ts'
import type { CollectionPlace } from '../../period/use-place.ts'
import { useScreenRoutes } from '../../routing/use-screen-routes.ts'
import { sectionLinks } from './section-links.ts'
import type { SectionBars } from './bar-links.ts'

export function useSectionLinks(place: CollectionPlace, sections?: readonly SectionBars[]) {
  const seesMoney = useSeesMoney(place.farmId)
  const screens = useScreenRoutes().filter(({ needs }) => seesMoney || needs !== 'money')
  return sectionLinks(screens, place, sections)
}
