// The columns of the sheet of properties.

import { ownershipTypes } from '@furrow/catalogue/choices'
import { plainName } from '@furrow/farming/paddock-lineage'
import type { CellReading, CellValue } from '../../sheet/cell-kind.ts'
import type { SheetColumn } from '../../sheet/sheet-column.ts'
import { areaText, countText } from '../../ui/amounts.ts'
import { differenceText } from '../title-difference.tsx'
import { colourName } from './palette.ts'
import type { PaletteColour } from './palette.ts'
import type { PropertyRow } from './property-row.ts'

type Column = SheetColumn<PropertyRow>

export interface SheetOfProperties {
  /** As they are when a name is checked: the columns stay the same while rows change. */
  readonly rowsNow: () => readonly PropertyRow[]
  readonly palette: readonly PaletteColour[]
}

export function propertyColumns({ rowsNow, palette }: SheetOfProperties): readonly Column[] {
  const colours = palette.map(colour => ({
    ...{ value: colour.id, label: colourName(colour), color: colour.hex_code },
  }))
  return [
    {
      ...ownField('name', { is: 'text', max: 100 }),
      ...{ heading: 'Property', frozen: true, required: true, width: 170 },
      check: (value, row) => wrongName(value, row, rowsNow()),
      total: shown => countText(shown.length, 'property', 'properties'),
    },
    {
      ...ownField('colour_id', { is: 'choice', options: colours }),
      ...{ heading: 'Colour', width: 110, help: 'On chips and on the map.' },
    },
    {
      ...ownField('color', { is: 'own', read: readColour, show: showText }),
      ...{ heading: 'Other colour', width: 120, hidden: true },
      help: 'Where it differs from the palette, such as #2F6B3C.',
    },
    titleArea,
    ownership,
    ...workedOut,
  ]
}

/** Of the property itself. */
function ownField(id: 'name' | 'colour_id' | 'color', kind: Column['kind']) {
  return {
    id,
    kind,
    value: ({ property }: PropertyRow): CellValue => property[id],
    place: (row: PropertyRow) => ({ resource: 'farm_properties', id: row.id, field: id }),
  }
}

/** Of its title in this period, which is made when something of it is entered. */
function titleField(id: 'title_area' | 'ownership_type', kind: Column['kind']) {
  return {
    id,
    kind,
    group: 'Title in this period',
    value: ({ title }: PropertyRow): CellValue => title?.[id] ?? null,
    suggestion: ({ titleBefore }: PropertyRow) => titleBefore?.[id] ?? undefined,
    place: ({ title }: PropertyRow) =>
      title && { resource: 'farm_property_periods', id: title.id, field: id },
  }
}

const titleArea: Column = {
  ...titleField('title_area', { is: 'number', decimals: 2 }),
  ...{ heading: 'Title area', unit: 'ha', width: 110, total: 'sum' },
  help: 'The area on the deed or lease.',
  check: value =>
    typeof value === 'number' && (value < 0 || value > largest)
      ? `Enter 0 to ${areaText(largest)}, not ${areaText(value)}.`
      : undefined,
}

const ownership: Column = {
  ...titleField('ownership_type', {
    is: 'choice',
    options: ownershipTypes.map(type => ({ value: type, label: type })),
  }),
  ...{ heading: 'Held as', width: 140, help: 'Says how the land counts in the financial record.' },
}

const workedOut: readonly Column[] = [
  {
    ...{ id: 'paddocks', heading: 'Paddocks', group: 'Its paddocks', width: 105, locked: true },
    ...{ kind: { is: 'number', decimals: 0 }, total: 'sum' },
    value: ({ paddocks }) => paddocks.length,
  },
  {
    ...{ id: 'hectares', heading: 'Their area', unit: 'ha', group: 'Its paddocks', width: 105 },
    ...{ kind: { is: 'number', decimals: 2 }, locked: true, total: 'sum' },
    value: ({ hectares }) => hectares,
  },
  {
    ...{ id: 'difference', heading: 'Against the title', group: 'Its paddocks', width: 200 },
    ...{ kind: { is: 'text' }, locked: true },
    value: ({ hectares, title }) => differenceText(hectares, title?.title_area ?? null),
  },
]

const largest = 2_000_000

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
