// The places at the left: icons with words.

import { Link } from '@tanstack/react-router'
import { usePlaces } from './rail-places.ts'
import type { PlaceLink } from './rail-places.ts'

export function Rail() {
  const places = usePlaces()
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
