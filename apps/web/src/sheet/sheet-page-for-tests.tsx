// A sheet of paddocks on a device with a small server, for the tests of what people do in it.

import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { Values } from '../data/outbox/change.ts'
import { useFurrow } from '../data/context/furrow-context.ts'
import { screenDevice } from '../data/screen-device-for-tests.tsx'
import { useRows } from '../data/hooks/use-rows.ts'
import { renderPart } from '../ui/rendering-for-tests.tsx'
import { Notices } from '../ui/notices.tsx'
import type { CellKind, CellValue } from './cells/cell-kind.ts'
import { sheetChange } from './writing/sheet-change.ts'
import { SheetOrCards } from './sheet-or-cards.tsx'
import type { CardsOfSheet } from './cards/cards-of-sheet.ts'
import type { SheetColumn } from './cells/sheet-column.ts'
import { rowPart } from './writing/sheet-parts.ts'
import type { SheetProps } from './writing/sheet-props.ts'

type Row = Values & { readonly id: number }
type Device = Awaited<ReturnType<typeof screenDevice>>

const soils: CellKind = {
  is: 'choice',
  options: ['Light', 'Medium', 'Heavy'].map(label => ({ value: label, label })),
}

export const shownColumns: readonly SheetColumn<Row>[] = [
  { ...column('name', 'Name', { is: 'text', max: 20 }), required: true, frozen: true },
  {
    ...column('area', 'Area', { is: 'number' }),
    unit: 'ha',
    total: 'sum',
    check: value => (Number(value) < 0 ? 'Area can’t be negative.' : undefined),
  },
  column('soil_type', 'Soil', soils),
  column('irrigated', 'Irrigated', { is: 'flag' }),
  { ...column('gauge', 'Gauge', { is: 'text' }), suggestion: () => 'House' },
  {
    ...column('double', 'Twice', { is: 'number' }),
    locked: true,
    value: row => (typeof row['area'] === 'number' ? row['area'] * 2 : null),
  },
]

function column(id: string, heading: string, kind: CellKind): SheetColumn<Row> {
  return {
    id,
    heading,
    kind,
    value: row => (row[id] ?? null) as CellValue,
    place: row => ({
      resource: 'paddocks',
      id: row.id,
      field: id,
    }),
    writes: typed => ({ paddock: { [id]: typed } }),
  }
}

const parts = {
  paddock: rowPart({ resource: 'paddocks', of: (row: Row) => row, given: { farm_id: 3 } }),
}

type Asked = Partial<SheetProps<Row>> & {
  readonly isReadOnly?: boolean
  /** Shown on a phone. */
  readonly cards?: CardsOfSheet<Row>
}

function Page({ isReadOnly, ...asked }: Asked) {
  const { outbox } = useFurrow()
  const { rows: shown } = useRows('paddocks', { where: { farm_id: 3 } })
  const rows = shown as readonly Values[] as readonly Row[]
  return (
    <>
      <button type="button">Before</button>
      <SheetOrCards
        name="paddocks"
        title="Paddocks"
        columns={shownColumns}
        rows={rows}
        rowId={row => row.id}
        rowName={row => String(row['name'])}
        canAdd
        removing={{ canRestore: true }}
        toChange={
          isReadOnly
            ? undefined
            : write =>
                sheetChange(write, {
                  farmId: 3,
                  rows,
                  columns: shownColumns,
                  parts,
                  newId: outbox.newId,
                })
        }
        {...asked}
      />
      <button type="button">After</button>
      <Notices />
    </>
  )
}

export async function openSheet(names: readonly string[], asked: Asked = {}, known?: Device) {
  const device = known ?? (await screenDevice())
  const values = names.map((name, place) => ({ farm_id: 3, name, area: (place + 1) * 10 }))
  const steps = values.map((own, place) => ({
    do: 'store' as const,
    resource: 'paddocks',
    ref: `row${place}`,
    values: own,
  }))
  if (steps.length > 0) await device.server.batch(steps, { key: 'start' })
  const before = device.server.bodies.length
  const { wrapper: Wrapper } = device
  const page = renderPart(
    <Wrapper>
      <Page {...asked} />
    </Wrapper>,
  )
  // The table, where it was left as one.
  if (asked.cards)
    await waitFor(() => {
      const shown = screen.queryByRole('article', { name: new RegExp(`^${names[0]}`) })
      if (!shown && !screen.queryByRole('grid')) throw new Error('Nothing is shown yet.')
    })
  else await screen.findByRole('grid')
  if (names[0] !== undefined && !asked.cards)
    await screen.findByRole('rowheader', { name: names[0] })
  return {
    ...device,
    ...page,
    /** What was sent since. */
    sent: () => device.server.bodies.slice(before),
    saved: (field: string) => savedIn(device, field),
  }
}

function savedIn({ server }: Device, field: string): readonly unknown[] {
  const rows = [...server.rows.values()].filter(row => row['deleted_at'] === null)
  return rows.map(row => row[field] ?? null)
}

export const grid = () => screen.getByRole('grid', { name: 'Paddocks' })

/** By the name of its row, or by the number of the line from 1. */
export function cell(row: string | number, heading: string): HTMLElement {
  const place = shownColumns.findIndex(one => one.heading === heading)
  const line =
    typeof row === 'number'
      ? grid().querySelector(`[data-line="${row - 1}"]`)
      : within(grid()).getByRole('rowheader', { name: row }).closest('[role="row"]')
  const found = line?.querySelector(`[data-place="${place}"]`)
  if (!(found instanceof HTMLElement)) throw new Error(`There is no ${heading} of ${row}.`)
  return found
}

export const texts = (heading: string) =>
  [...grid().querySelectorAll('[data-line]:not([data-blank])')].map(
    (_, place) => cell(place + 1, heading).textContent,
  )

export async function settled({ outbox }: Pick<Device, 'outbox'>): Promise<void> {
  // Behind whatever is being kept.
  await outbox.add({ label: '', farmId: 3, steps: [] })
  await waitFor(() => expect(outbox.now()).toEqual([]))
}

export function warning(more: Partial<OpenPoint>): OpenPoint {
  return {
    ...({
      code: 'W-PAD-1',
      message: 'This is a lot.',
      section: 'paddocks',
    } as const),
    resource: 'paddocks',
    id: 1,
    field: 'area',
    where: 'River',
    confirmed: null,
    ...more,
  }
}
