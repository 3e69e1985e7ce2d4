// What the cells of a paddock are chosen from: the lists of the farm and those that all farms share.

import type { CellOption } from '../../sheet/cells/cell-kind.ts'

export interface LandLists {
  readonly assetTypes: readonly NamedOption[]
  readonly properties: readonly NamedOption[]
  readonly gauges: readonly NamedOption[]
  readonly landClasses: readonly NamedOption[]
}

export interface NamedOption {
  readonly id: number
  readonly name: string
  readonly color?: string | undefined
}

/** What stands in a cell for no property; it is no number of any row. */
export const unassigned = 0

export function optionsOf(named: readonly NamedOption[]): readonly CellOption[] {
  return named.map(({ id, name, color }) => ({ value: id, label: name, color }))
}

export function propertyOptions({ properties }: LandLists): readonly CellOption[] {
  return [...optionsOf(properties), { value: unassigned, label: 'Unassigned' }]
}
