// A small sheet of paddocks with a column of each kind, for the tests of this folder.

import type { CellKind, CellValue } from './cells/cell-kind.ts'
import type { SheetColumn } from './cells/sheet-column.ts'

export interface Paddock {
  readonly id: number
  readonly name: string
  readonly area: number | null
  readonly soil: string | null
  readonly sown: string | null
  readonly share: number | null
  readonly rent: number | null
  readonly irrigated: boolean | null
  readonly crops: readonly number[]
  readonly isLocked: boolean
}

export function paddock(id: number, name: string, others: Partial<Paddock> = {}): Paddock {
  const nothing = { area: null, soil: null, sown: null, share: null, rent: null, irrigated: null }
  return { id, name, ...nothing, crops: [], isLocked: false, ...others }
}

export const soils: CellKind = {
  is: 'choice',
  options: ['Light', 'Medium', 'Heavy'].map(label => ({ value: label.toLowerCase(), label })),
}

export const crops: CellKind = {
  is: 'choice',
  several: true,
  options: [
    { value: 11, label: 'Wheat' },
    { value: 12, label: 'Canola' },
    { value: 13, label: 'Barley, malting' },
  ],
}

function column(
  id: Exclude<keyof Paddock, 'id' | 'isLocked'>,
  heading: string,
  kind: CellKind,
): SheetColumn<Paddock> {
  return {
    id,
    heading,
    kind,
    value: row => row[id],
    writes: value => ({ paddock: { [id]: value } }),
  }
}

export const paddockColumns: readonly SheetColumn<Paddock>[] = [
  { ...column('name', 'Name', { is: 'text', max: 20 }), required: true, frozen: true },
  {
    ...column('area', 'Area', { is: 'number' }),
    unit: 'ha',
    total: 'sum',
    check: (value: CellValue) =>
      typeof value !== 'number'
        ? undefined
        : value < 0
          ? 'Area can’t be negative.'
          : value > 9000
            ? 'No paddock is as large as that.'
            : undefined,
  },
  column('soil', 'Soil', soils),
  column('sown', 'Sown', { is: 'day' }),
  { ...column('share', 'Share', { is: 'percent' }), total: 'mean' },
  {
    ...column('rent', 'Rent', { is: 'money' }),
    locked: row => (row.isLocked ? 'The rent of this one is agreed.' : undefined),
  },
  column('irrigated', 'Irrigated', { is: 'flag' }),
  column('crops', 'Crops', crops),
  {
    id: 'perHectare',
    heading: 'Rent per ha',
    kind: { is: 'money' },
    value: ({ rent, area }) => (rent === null || !area ? null : rent / area),
    locked: true,
  },
]

export const rowId = (row: Paddock): number => row.id
export const rowName = (row: Paddock): string => row.name
