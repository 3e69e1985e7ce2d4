// The varieties that a cell is chosen from. One that was merged into another is that one, by either name.

import type { CellOption } from '../../sheet/cells/cell-kind.ts'

interface ListedVariety {
  readonly id: number
  readonly name: string
  readonly crop_type_id: number
  readonly active?: boolean | undefined
  readonly merged_into_id?: number | null | undefined
}

/** Those that can be chosen. */
export function choosableVarieties<One extends ListedVariety>(all: readonly One[]): readonly One[] {
  return all.filter(one => (one.merged_into_id ?? null) === null)
}

/** Of all of them, for a row may still name what was merged. `crops`: by number, where they are told apart. */
export function varietyOptions(
  all: readonly ListedVariety[],
  crops: ReadonlyMap<number, string> = new Map(),
): readonly CellOption[] {
  const named = Map.groupBy(all, ({ name }) => name)
  const merged = Map.groupBy(all, one => one.merged_into_id ?? null)
  return all.map(({ id, name, crop_type_id: crop, active, merged_into_id: into }) => {
    // Only where two crops have one of the same name is the crop said.
    const isAlone = named.get(name)?.length === 1 || crops.size < 2
    const label = isAlone ? name : `${name} (${crops.get(crop) ?? ''})`
    const isRetired = active === false && (into ?? null) === null
    const also = [...(isRetired ? [name] : []), ...(merged.get(id) ?? []).map(one => one.name)]
    return {
      value: id,
      label: isRetired ? `${label} (no longer offered)` : label,
      ...(also.length > 0 && { also }),
    }
  })
}
