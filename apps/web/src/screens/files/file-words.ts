// What is said of a file in its table.

import { calendarDay } from '@furrow/farming/dates/dates'
import type { KeptFile } from './use-files.ts'

const kinds: Readonly<Record<string, string>> = {
  farm_properties: 'Property',
  paddocks: 'Paddock',
  rain_gauges: 'Rain gauge',
  farm_contacts: 'Contact',
  crop_collections: 'Crop',
  crop_sale_actuals: 'Crop sale',
  livestock_ledgers: 'Stock movement',
  asset_buildings: 'Building',
  asset_grain_storage: 'Grain storage',
  asset_plant: 'Plant',
  asset_waters: 'Water',
}

/** The kinds of records that a file may be linked to by its name. A movement of stock has none: that is done beside it. */
export const linkableKinds = Object.entries(kinds)
  .map(([value, label]) => ({ value, label }))
  .filter(({ value }) => value !== 'livestock_ledgers')

export function kindWord(kind: string): string {
  return kinds[kind] ?? kind
}

/** `RCTI 4711, 2 paddocks`. */
export function belongsWords({ file_links: links, crop_rctis: invoices }: Linked): string {
  const byKind = Map.groupBy(links, ({ linkable_type }) => linkable_type)
  const linked = [...byKind].map(([kind, some]) => {
    const word = kindWord(kind)
    return some.length === 1 ? word : `${some.length} × ${word.toLowerCase()}`
  })
  return [...invoices.map(({ rcti_id }) => `RCTI ${rcti_id}`), ...linked].join(', ')
}

type Linked = {
  readonly file_links: readonly { readonly linkable_type: string }[]
  readonly crop_rctis: readonly { readonly rcti_id: string }[]
}

export function scanWords({ scan, checksum }: Pick<KeptFile, 'scan' | 'checksum'>): string {
  if (scan === 'Infected') return 'Virus found: blocked'
  if (!checksum) return 'No content uploaded'
  return scan === 'Clean' ? 'Clean' : 'Not scanned'
}

export function isThere({ scan, checksum }: Pick<KeptFile, 'scan' | 'checksum'>): boolean {
  return Boolean(checksum) && scan !== 'Infected'
}

export type KindShown = 'PDF' | 'Picture' | 'Table' | 'Map' | 'Document'

/** What it is, in a word. */
export function kindOf({ media_type: type }: Pick<KeptFile, 'media_type'>): KindShown {
  if (type === 'application/pdf') return 'PDF'
  if (type?.startsWith('image/')) return 'Picture'
  if (type === 'text/csv' || type?.endsWith('.sheet')) return 'Table'
  return /google-earth|geo\+json|zip$/.test(type ?? '') ? 'Map' : 'Document'
}

/** How it is shown without being taken; nothing where it is not. */
export function previewOf({ media_type: type }: Pick<KeptFile, 'media_type'>) {
  if (type === 'application/pdf') return 'pdf'
  return ['image/jpeg', 'image/png', 'image/webp', 'image/gif'].includes(type ?? '')
    ? 'picture'
    : undefined
}

/** The ending stays: a file without one opens in nothing. */
export function renamed(
  pattern: string,
  file: Pick<KeptFile, 'name' | 'created_at'>,
  timeZone: string,
): string {
  const [, stem = file.name, ending = ''] = /^(.*?)(\.[a-z0-9]{1,5})?$/i.exec(file.name) ?? []
  const filled = pattern
    .replaceAll('{date}', calendarDay(file.created_at ?? '', timeZone))
    .replaceAll('{name}', stem)
    .trim()
  return filled === '' ? file.name : `${filled}${ending}`
}
