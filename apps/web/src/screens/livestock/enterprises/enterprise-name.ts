// What an enterprise is called: land use, species and purpose, also before the server has heard of it; and the
// other way round, which of them a name says.

import type { Row } from '@furrow/wire/client/row-types'
import { foldedText } from '../../../ui/folded-text.ts'

export interface EnterpriseLists {
  readonly uses: readonly Row<'asset_types'>[]
  readonly species: readonly Row<'livestock_species_types'>[]
  readonly purposes: readonly Row<'livestock_purposes'>[]
  readonly classes: readonly Row<'livestock_classes'>[]
  readonly enterprises: readonly Row<'livestock_enterprises'>[]
}

export interface EnterpriseParts {
  readonly asset_type_id: number
  readonly species_id: number
  readonly purpose_id: number
}

type Named = Readonly<Partial<Record<keyof EnterpriseParts, number | null>>>

/** A dash where a part is missing, as the server has it. */
export function enterpriseName(enterprise: Named | undefined, lists: EnterpriseLists): string {
  const { uses, species, purposes } = lists
  const named = [
    nameIn(uses, enterprise?.asset_type_id),
    nameIn(species, enterprise?.species_id),
    nameIn(purposes, enterprise?.purpose_id),
  ]
  return named.includes(undefined) ? '-' : named.join(' ')
}

function nameIn(
  rows: readonly { readonly id: number; readonly name: string }[],
  id: number | null | undefined,
): string | undefined {
  return rows.find(row => row.id === id)?.name
}

/** Nothing where the text is not a land use, a species and one of its purposes. */
export function partsNamed(text: string, lists: EnterpriseLists): EnterpriseParts | undefined {
  const said = foldedText(text)
  for (const { id: asset_type_id, name: use } of lists.uses) {
    if (!said.startsWith(foldedText(use))) continue
    for (const { livestock_species_type_id: species_id, id: purpose_id } of lists.purposes) {
      const parts = { asset_type_id, species_id, purpose_id }
      if (foldedText(enterpriseName(parts, lists)) === said) return parts
    }
  }
  return undefined
}

/** The one that is made of the same, where there is one already. */
export function sameEnterprise(
  parts: EnterpriseParts,
  { enterprises }: Pick<EnterpriseLists, 'enterprises'>,
): Row<'livestock_enterprises'> | undefined {
  return enterprises.find(
    one =>
      one.asset_type_id === parts.asset_type_id &&
      one.species_id === parts.species_id &&
      one.purpose_id === parts.purpose_id,
  )
}
