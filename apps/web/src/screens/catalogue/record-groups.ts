// All records as an administrator looks for them: grouped by whose their rows are, or from A to Z.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'

interface RecordGroup {
  readonly title: string
  readonly entities: readonly Entity[]
}

export type Order = 'owner' | 'letter'

/** Each group from A to Z; groups without a record that is sought are left out. */
export function recordGroups(
  catalogue: Catalogue,
  order: Order,
  sought: string,
): readonly RecordGroup[] {
  const found = [...catalogue.values()]
    .filter(entity => isFound(entity, sought.trim().toLowerCase()))
    .toSorted((one, other) => one.plural.localeCompare(other.plural, 'en'))
  const titleOf = order === 'owner' ? ownerTitle : letter
  const groups = Map.groupBy(found, titleOf)
  const titles = order === 'owner' ? ownerTitles : [...groups.keys()]
  return titles.flatMap(title => {
    const entities = groups.get(title)
    return entities ? [{ title, entities }] : []
  })
}

function isFound({ name, label, plural, help }: Entity, sought: string): boolean {
  return [name, name.replaceAll('_', ' '), label, plural, help].some(text =>
    text.toLowerCase().includes(sought),
  )
}

function letter({ plural }: Entity): string {
  return plural.charAt(0).toUpperCase()
}

function ownerTitle({ ownedBy, readAlone }: Entity): string {
  return readAlone ? titles['kept'] : titles[ownedBy.kind]
}

const titles = {
  everyone: 'Lists for everybody',
  farm: 'Of a farm',
  business: 'Of a business',
  row: 'Added to other records',
  person: 'Of a person',
  staff: 'Of staff',
  admins: 'Rights',
  'told row': 'Kept by Furrow',
  kept: 'Kept by Furrow',
} as const

const ownerTitles = [...new Set(Object.values(titles))]
