// The places at the left: icons with words, or icons whose words come when one is near.

import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { usePlaces } from './rail-places.ts'
import type { PlaceLink } from './rail-places.ts'
import type { FoldedRail } from './use-folded-rail.ts'

export function Rail({ isFolded, toggle }: FoldedRail) {
  const places = usePlaces()
  const Icon = isFolded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  if (places.length === 0) return <div className="rail no-print" />
  return (
    <nav className="rail no-print" aria-label="Places">
      <ul>
        {places.map(place => (
          <li key={place.name} className={place.begins ? 'rail-begins' : undefined}>
            <PlaceItem place={place} />
          </li>
        ))}
      </ul>
      <button type="button" className="place rail-fold" aria-pressed={isFolded} onClick={toggle}>
        <Icon size={22} stroke={1.6} />
        <span>Icons only</span>
      </button>
    </nav>
  )
}

export function PlaceItem({
  place,
  onGo,
}: {
  readonly place: PlaceLink
  readonly onGo?: () => void
}) {
  const Icon = place.icon
  return (
    <Link
      to={place.to}
      params={place.params}
      activeOptions={{ exact: place.exact ?? false, includeSearch: false }}
      className="place"
      activeProps={{ 'aria-current': 'page' }}
      {...(onGo ? { onClick: onGo } : {})}
    >
      <Icon size={22} stroke={1.6} />
      <span>{place.name}</span>
    </Link>
  )
}
