import { farms } from '@furrow/catalogue/chapters/farms'
import { files } from '@furrow/catalogue/chapters/files'
import { entityIn } from '@furrow/catalogue/entity'
import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { notifications } from '@mantine/notifications'
import { act, screen, waitFor, within } from '@testing-library/react'
import { readXlsx } from 'hucre/xlsx'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fieldColumns } from '../sheet/cells/field-column.ts'
import { ReadingHere } from '../workbook/reviewing-for-tests.tsx'
import { edited } from '../workbook/round-trip-for-tests.ts'
import { PeriodSheet } from './period-sheet.tsx'
import { showScreen } from './screen-for-tests.tsx'

interface Wanted {
  readonly id: number
  readonly description: string
  readonly category: string | null
  readonly updated_at: string
}

const wantedFiles = entityIn(files, 'requested_files')
const column = fieldColumns(wantedFiles, { of: (row: Wanted) => row })
const columns = [column('description', { frozen: true }), column('category')]
const updated_at = '2026-07-01T00:00:00.000000Z'
const rows: readonly Wanted[] = [
  { id: 1, description: 'Bank statement', category: 'Statements', updated_at },
  { id: 2, description: 'Map of the new block', category: null, updated_at },
]

const wantedSheet = {
  name: 'wanted',
  title: 'Wanted files',
  entity: wantedFiles,
  columns,
  rows,
  rowName: ({ description }: Wanted) => description,
}

interface Here {
  readonly status?: string
  readonly warnings?: readonly OpenPoint[]
  readonly views?: readonly object[]
}

async function shown(
  own: Partial<ComponentProps<typeof PeriodSheet<Wanted>>> = {},
  { status = 'In progress', warnings = [], views = [] }: Here = {},
) {
  const page = showScreen(
    <PeriodSheet {...wantedSheet} {...own} />,
    {
      farms: [{ id: 3, farm_name: 'Wattle Downs' }],
      periods: [{ id: 8, name: '2024-25' }],
      farm_period: [{ id: 1, farm_id: 3, period_id: 8, status }],
      sheet_views: views,
    },
    { open: { blockers: [], warnings: [...warnings] } },
  )
  const grid = await screen.findByRole('grid', { name: 'Wanted files' })
  return { ...page, grid }
}

function warning(more: Partial<OpenPoint>): OpenPoint {
  const point = { code: 'W-CON-2', message: 'This is odd.', section: 'files' } as const
  const about = { resource: 'requested_files', id: 1, field: 'category' }
  return { ...point, ...about, where: 'Bank statement', confirmed: null, ...more }
}

const cell = (line: number, place: number) => {
  const found = document.querySelector(`[data-line="${line}"] [data-place="${place}"]`)
  if (!(found instanceof HTMLElement)) throw new Error(`There is no cell ${line}, ${place}.`)
  return found
}
const workbookItem = (name: string) => screen.findByRole('menuitem', { name })
const openWorkbookMenu = (user: Awaited<ReturnType<typeof shown>>['user']) =>
  user.click(screen.getByRole('button', { name: 'Workbook' }))

let saved: Blob[]
let names: string[]

beforeEach(() => {
  ;[saved, names] = [[], []]
  const urls = {
    createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
    revokeObjectURL: () => undefined,
  }
  vi.stubGlobal('URL', Object.assign(URL, urls))
  vi.stubGlobal('Worker', ReadingHere)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  act(() => notifications.clean())
})

describe('what is typed', () => {
  test('is written to the record, and a new row is of this farm and period', async () => {
    const { user, changes } = await shown()
    await user.click(cell(0, 0))
    await user.keyboard('Bank statements{Enter}')
    await user.click(cell(2, 0))
    await user.keyboard('Lease{Enter}')
    await waitFor(() => expect(changes).toHaveLength(2))
    expect(changes.flatMap(({ steps }) => steps)).toMatchObject([
      { do: 'update', id: 1, values: { description: 'Bank statements' }, seen: updated_at },
      {
        do: 'store',
        resource: 'requested_files',
        values: { farm_id: 3, period_id: 8, description: 'Lease' },
      },
    ])
  })

  test('becomes what the screen makes of it, which is told where it is', async () => {
    const toChange = vi.fn<NonNullable<ComponentProps<typeof PeriodSheet<Wanted>>['toChange']>>(
      ({ label }, { farmId }) => ({ label, farmId, steps: [] }),
    )
    const { user } = await shown({ toChange, shown: rows.slice(1) })
    await user.click(cell(0, 0))
    await user.keyboard('Map{Enter}')
    await waitFor(() => expect(toChange).toHaveBeenCalledTimes(1))
    expect(toChange.mock.calls[0]).toMatchObject([
      { edits: [{ row: 2, column: 'description', value: 'Map' }] },
      { farmId: 3, periodId: 8, rows },
    ])
  })
})

describe('what stands open', () => {
  test('stands at the cell that it is about, and is confirmed with a note', async () => {
    const other = warning({ resource: 'farm_contacts', field: 'description', id: 2 })
    const { user, asked } = await shown({}, { warnings: [warning({}), other] })
    await waitFor(() => expect(cell(0, 1).dataset['state']).toBe('warned'))
    expect(cell(1, 0).dataset['state']).toBeUndefined()
    expect(await screen.findByRole('button', { name: /^1\swarning/ })).toBeDefined()
    await user.click(cell(0, 1))
    await user.click(screen.getByRole('button', { name: 'Confirm with a note' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Confirm that this is correct' }),
    )
    await user.type(dialog.getByLabelText(/Why is this correct/), 'It came by mail.')
    await user.click(dialog.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const told = asked.find(({ resource }) => resource === 'confirmed_warnings')
    const about = { farm_id: 3, period_id: 8, row: 1, field: 'category' }
    expect(JSON.parse(told?.body ?? '{}')).toMatchObject({
      resources: [{ ...about, note: 'It came by mail.' }],
    })
  })

  test('is not even asked for where the screen shows none', async () => {
    const { asked } = await shown({ points: 'none' }, { warnings: [warning({})] })
    expect(cell(0, 1).dataset['state']).toBeUndefined()
    expect(asked.map(({ resource }) => resource)).not.toContain('v2')
  })
})

describe('in a period that was handed in', () => {
  test('the sheet is only read: nothing is typed, confirmed, removed or brought back', async () => {
    const here = { status: 'Submitted', warnings: [warning({})] }
    const actions = (chosen: readonly Wanted[], mayWrite: boolean) =>
      `${chosen.length} chosen, ${mayWrite ? 'to write' : 'to read'}`
    const { user, grid, changes } = await shown({ removing: 'in the sheet', actions }, here)
    await waitFor(() => expect(grid.getAttribute('aria-readonly')).toBe('true'))
    await waitFor(() => expect(cell(0, 1).dataset['state']).toBe('warned'))
    await user.click(cell(0, 1))
    expect(screen.getAllByText(/This is odd/).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: 'Confirm with a note' })).toBeNull()
    await user.keyboard('Maps{Enter}{Delete}')
    expect(changes).toEqual([])
    expect(screen.queryByRole('button', { name: 'Delete row' })).toBeNull()
    expect(screen.getByText('1 chosen, to read')).toBeDefined()
    await openWorkbookMenu(user)
    await workbookItem('Download XLSX')
    expect(screen.queryByRole('menuitem', { name: 'Upload changes' })).toBeNull()
  })

  test('what belongs to the farm alone is written all the same, without a period', async () => {
    const entity = entityIn(farms, 'farm_contacts')
    const own = { entity, columns: columns.map(withoutPart) }
    const { user, changes } = await shown(own, { status: 'Submitted' })
    await user.click(cell(2, 0))
    await user.keyboard('Agent{Enter}')
    await waitFor(() => expect(changes).toHaveLength(1))
    expect(changes[0]?.steps).toMatchObject([{ do: 'store', resource: 'farm_contacts' }])
    expect(changes[0]?.steps[0]).toHaveProperty('values', { farm_id: 3, description: 'Agent' })
  })
})

function withoutPart(one: (typeof columns)[number]): (typeof columns)[number] {
  return { ...one, writes: value => ({ farm_contacts: { [one.id]: value } }) }
}

describe('the workbook', () => {
  test('has all rows, also those that are not shown, under the names of farm and period', async () => {
    const { user } = await shown({ shown: rows.slice(1) })
    expect(screen.queryByRole('rowheader', { name: 'Bank statement' })).toBeNull()
    await openWorkbookMenu(user)
    await user.click(await workbookItem('Download XLSX'))
    await waitFor(() => expect(names).toEqual(['Wanted files Wattle Downs 2024-25.xlsx']))
    const { sheets } = await readXlsx(await bytesOf(saved[0]!))
    const [headings, ...lines] = sheets[0]?.rows ?? []
    expect(headings).toEqual(expect.arrayContaining(['Document needed', 'Category']))
    expect(lines.map(([, name]) => name)).toEqual(['Bank statement', 'Map of the new block'])
  })

  test.each([
    ['in the sheet', 0],
    ['in sheet and workbook', 1],
  ] as const)(
    'offers to remove what is missing in it, where rows go %s',
    async (removing, offered) => {
      const { user } = await shown({ removing })
      await user.click(cell(0, 0))
      expect(screen.getByRole('button', { name: 'Delete row' })).toBeDefined()
      await openWorkbookMenu(user)
      await user.click(await workbookItem('Download XLSX'))
      await waitFor(() => expect(saved).toHaveLength(1))
      const bytes = await edited(new Uint8Array(await bytesOf(saved[0]!)), lines => {
        lines.splice(1, 1)
        lines[1]![2] = 'Maps'
      })
      const file = new File([bytes], 'wanted.xlsx')
      await user.upload(screen.getByLabelText('Workbook of Wanted files'), file)
      await screen.findByText(/Nothing is written before/)
      expect(screen.queryAllByLabelText('Remove Bank statement')).toHaveLength(offered)
    },
  )
})

function bytesOf(blob: Blob): Promise<ArrayBuffer> {
  const reader = new FileReader()
  return new Promise(resolve => {
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer))
    reader.readAsArrayBuffer(blob)
  })
}

test('a saved view of this sheet is chosen, and deleted', async () => {
  const settings = { view: '{"hidden":["category"]}' }
  const views = [{ id: 5, sheet: 'wanted', name: 'Names alone', settings, updated_at }]
  const { user, asked, changes } = await shown({}, { views })
  await user.click(screen.getByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Names alone' }))
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Category/ })).toBeNull())
  const told = asked.find(({ resource }) => resource === 'sheet_views')
  expect(told?.body).toContain('"wanted"')
  await user.click(screen.getByRole('button', { name: 'Names alone' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Delete/ }))
  await waitFor(() =>
    expect(changes.flatMap(({ steps }) => steps)).toMatchObject([
      { do: 'destroy', resource: 'sheet_views', id: 5 },
    ]),
  )
})
