// The columns of the sheet of properties.

import { farms } from '@furrow/catalogue/chapters/farms'
import { entityIn } from '@furrow/catalogue/entity'
import { plainName } from '@furrow/farming/land/paddock-lineage'
import type { CellReading, CellValue } from '../../sheet/cells/cell-kind.ts'
import { fieldColumns } from '../../sheet/cells/field-column.ts'
import type { FieldWish } from '../../sheet/cells/field-column.ts'
import type { SheetColumn } from '../../sheet/cells/sheet-column.ts'
import { countText } from '../../ui/amounts.ts'
import { differenceText } from '../../period/land/title-difference.tsx'
import { paletteName } from './palette.ts'
import type { PaletteColour } from './palette.ts'
import type { PropertyRow } from './property-row.ts'

type Column = SheetColumn<PropertyRow>

export interface SheetOfProperties {
  /** As they are when a name is checked: the columns stay the same while rows change. */
  readonly rowsNow: () => readonly PropertyRow[]
  readonly palette: readonly PaletteColour[]
}

export function propertyColumns({ rowsNow, palette }: SheetOfProperties): readonly Column[] {
  const options = palette.map(colour => ({
    value: colour.id,
    label: paletteName(colour),
    color: colour.hex_code,
  }))
  return [
    own('name', {
      frozen: true,
      width: 170,
      check: (value, row) => wrongName(value, row, rowsNow()),
      total: shown => countText(shown.length, 'property', 'properties'),
    }),
    own('colour_id', { options, width: 110 }),
    own('color', {
      width: 120,
      hidden: true,
      kind: { is: 'own', read: readColour, show: showText },
    }),
    ofTitle('title_area', { width: 110, total: 'sum' }),
    ofTitle('ownership_type', { width: 140 }),
    ...workedOut,
  ]
}

export const propertyEntity = entityIn(farms, 'farm_properties')

const own = fieldColumns(propertyEntity, {
  of: ({ property }: PropertyRow) => property,
  part: 'property',
})

export const titleFields = ['title_area', 'ownership_type'] as const

export const titleEntity = entityIn(farms, 'farm_property_periods')

const title = fieldColumns(titleEntity, {
  of: ({ title }: PropertyRow) => title,
  part: 'title',
})

/** Of its title in this period, which is made when something of it is entered. */
function ofTitle(name: (typeof titleFields)[number], wish: FieldWish<PropertyRow>): Column {
  return title(name, {
    group: 'Title in this period',
    suggestion: ({ titleBefore }) => titleBefore?.[name] ?? undefined,
    ...wish,
  })
}

const workedOut: readonly Column[] = [
  {
    id: 'paddocks',
    heading: 'Paddocks',
    group: 'Its paddocks',
    width: 105,
    locked: true,
    kind: { is: 'number', decimals: 0 },
    total: 'sum',
    value: ({ paddocks }) => paddocks.length,
  },
  {
    id: 'hectares',
    heading: 'Area',
    unit: 'ha',
    group: 'Its paddocks',
    width: 105,
    kind: { is: 'number', decimals: 2 },
    locked: true,
    total: 'sum',
    value: ({ hectares }) => hectares,
  },
  {
    id: 'difference',
    heading: 'Difference from title',
    group: 'Its paddocks',
    width: 200,
    kind: { is: 'text' },
    locked: true,
    value: ({ hectares, title }) => differenceText(hectares, title?.title_area ?? null),
  },
]

function wrongName(
  value: CellValue,
  row: PropertyRow | undefined,
  rows: readonly PropertyRow[],
): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return 'A property needs a name.'
  const same = rows.find(
    ({ id, property }) => id !== row?.id && plainName(property.name) === plainName(value),
  )
  return same && `A property is already called ${same.property.name}.`
}

function readColour(text: string): CellReading {
  const said = text.trim()
  if (said === '') return { value: null }
  return /^#[\da-f]{6}$/i.test(said)
    ? { value: said.toUpperCase() }
    : { wrong: `“${said}” is not a colour. Write it like #2F6B3C.` }
}

function showText(value: CellValue): string {
  return typeof value === 'string' ? value : ''
}
