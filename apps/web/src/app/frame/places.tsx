// The places of the portal, as they stand in the rail, in the bottom bar of a phone and in the search.
// What belongs to a farm and a period is there once both are chosen.

import {
  IconAddressBook,
  IconApps,
  IconCloudRain,
  IconDatabase,
  IconFence,
  IconFiles,
  IconHistory,
  IconHome2,
  IconHorse,
  IconPlant2,
  IconReportAnalytics,
  IconSchool,
  IconTractor,
  IconUserShield,
  IconClipboardCheck,
  IconServer2,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { PublicSettings } from '@furrow/wire/public-settings'
import { holdsAbility } from '../../data/session/person-at-work.ts'
import type { SignedIn } from '../../data/session/session.ts'

export interface PlaceLink {
  readonly name: string
  /** As the routes know it. */
  readonly to: string
  readonly params: Readonly<Record<string, string>>
  readonly icon: ComponentType<{ readonly size?: number; readonly stroke?: number }>
  /** Only the very address, not what stands below it. */
  readonly exact?: boolean
  /** Where several subjects meet, a line is drawn before this one. */
  readonly begins?: boolean
}

const collection = '/collection/$farmId/period/$periodId'

export function placesOf(session: SignedIn, settings: PublicSettings): readonly PlaceLink[] {
  // Without a business there is nowhere else to go yet.
  if (!session.isAdmin && !session.business) return []
  return [
    { name: 'Home', to: '/', params: {}, icon: IconHome2, exact: true },
    ...placesOfFarm(session),
    { name: 'Farms', to: '/collection/farm', params: {}, icon: IconTractor, begins: true },
    { name: 'Workshops', to: '/workshops', params: {}, icon: IconSchool },
    { name: 'Apps', to: '/apps', params: {}, icon: IconApps },
    ...embeddedPlaces(session, settings),
    ...(session.isAdmin ? placesOfAdmins : []),
  ]
}

/** The five that a phone shows; the others stand behind “More”. */
export function placesOfPhone(places: readonly PlaceLink[]): readonly PlaceLink[] {
  const wanted = [
    'Home',
    'Collection',
    'Paddocks',
    'Rain',
    'Cropping',
    'Farms',
    'Workshops',
    'Apps',
  ]
  return wanted.flatMap(name => places.find(place => place.name === name) ?? []).slice(0, 4)
}

function placesOfFarm({ farmId, periodId }: SignedIn): readonly PlaceLink[] {
  if (farmId === undefined || periodId === undefined) return []
  const params = { farmId: String(farmId), periodId: String(periodId) }
  const below = (path: string) => ({ to: `${collection}/${path}`, params })
  return [
    {
      name: 'Collection',
      to: collection,
      params,
      icon: IconClipboardCheck,
      exact: true,
      begins: true,
    },
    { name: 'Paddocks', ...below('paddocks'), icon: IconFence },
    { name: 'Rain', ...below('rain-gauges'), icon: IconCloudRain },
    { name: 'Cropping', ...below('cropping'), icon: IconPlant2 },
    { name: 'Livestock', ...below('livestock'), icon: IconHorse },
    { name: 'Contacts', ...below('contacts'), icon: IconAddressBook },
    { name: 'Files', ...below('files'), icon: IconFiles },
    { name: 'Reports', ...below('report'), icon: IconReportAnalytics },
  ]
}

function embeddedPlaces(
  { person }: SignedIn,
  { datasilo_url, oldportal_url }: PublicSettings,
): readonly PlaceLink[] {
  const isAllowed = holdsAbility(person, 'open-datasilo')
  return [
    ...(datasilo_url && isAllowed
      ? [{ name: 'Data silo', to: '/datasilo', params: {}, icon: IconServer2 }]
      : []),
    ...(oldportal_url
      ? [{ name: 'Old portal', to: '/oldportal', params: {}, icon: IconHistory }]
      : []),
  ]
}

const placesOfAdmins: readonly PlaceLink[] = [
  { name: 'Act for a person', to: '/impersonate', params: {}, icon: IconUserShield, begins: true },
  { name: 'All records', to: '/catalogue', params: {}, icon: IconDatabase },
]
