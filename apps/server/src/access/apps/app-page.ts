// The page that someone opens inside Furrow: an app in one of its versions, or one of the two places
// that the settings name. Whoever may not open it is told so.

import { invalid, Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { originOfApp } from './app-address.ts'
import { holdsAbility } from '../reach/holds-ability.ts'
import type { Viewer } from '../reach/viewer.ts'

export const placeNames = ['datasilo', 'oldportal'] as const
type PlaceName = (typeof placeNames)[number]

/** The addresses that the settings give; nothing where there is no such place. */
export type Places = Readonly<Partial<Record<PlaceName, string | undefined>>>

export interface PageWanted {
  readonly page: { readonly version: number } | { readonly place: PlaceName }
  readonly farm: number | null
}

export interface AppPage {
  /** As the token says it. */
  readonly name: string
  /** Whom the token may be told, and nobody else. */
  readonly origin: string
}

export async function appPage(
  db: Database,
  viewer: Viewer,
  { page, farm }: PageWanted,
  places: Places,
): Promise<AppPage> {
  if ('place' in page) return placeOpened(viewer, { place: page.place, farm }, places)
  const found = await versionNumbered(db, page.version)
  const origin = found && originOfApp(found.address)
  if (!found || !origin) {
    throw invalid({ app_version_id: ['This version of the app isn’t available.'] })
  }
  if (found.asks) refuseUnless(holdsAbility(viewer, found.asks, farm), found.name)
  if (found.needs_farm && farm === null) {
    throw invalid({ farm_id: [`Choose a farm first: ${found.name} is about one.`] })
  }
  return { name: `${found.slug} ${found.version}`, origin }
}

/** The ability. */
export const openingDatasilo = 'open-datasilo'

const known = {
  datasilo: { called: 'The data silo', asks: openingDatasilo },
  oldportal: { called: 'The old portal', asks: undefined },
} as const

function placeOpened(
  viewer: Viewer,
  { place, farm }: { readonly place: PlaceName; readonly farm: number | null },
  addresses: Places,
): AppPage {
  const { called, asks } = known[place]
  const origin = URL.parse(addresses[place] ?? '')?.origin
  if (!origin) throw invalid({ place: [`${called} is not set up here.`] })
  if (asks) refuseUnless(holdsAbility(viewer, asks, farm), called)
  return { name: place, origin }
}

interface VersionFound {
  readonly slug: string
  readonly name: string
  readonly asks: string | null
  readonly needs_farm: boolean
  readonly version: string
  readonly address: string
}

async function versionNumbered(db: Database, id: number): Promise<VersionFound | undefined> {
  const [found] = await runQuery(
    db,
    sql<VersionFound>`
      select a.slug, a.name, a.asks, a.needs_farm, v.version, v.address
      from app_versions v join apps a on a.id = v.app_id
      where v.id = ${id} and v.active and v.deleted_at is null and a.active and a.deleted_at is null`,
  )
  return found
}

function refuseUnless(may: boolean, called: string): void {
  if (may) return
  const sentence = `${called} isn’t open to you. An administrator can change that.`
  throw new Refusal('forbidden', sentence)
}
