// The links from a collection to where its sections are filled in.

import type { CollectionPlace } from '../../period/use-place.ts'
import { useScreenRoutes } from '../../routing/use-screen-routes.ts'
import { sectionLinks } from './section-links.ts'
import type { SectionBars } from './bar-links.ts'

export function useSectionLinks(place: CollectionPlace, sections?: readonly SectionBars[]) {
  return sectionLinks(useScreenRoutes(), place, sections)
}
