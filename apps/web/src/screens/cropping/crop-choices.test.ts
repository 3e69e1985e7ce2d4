import { describe, expect, test, vi } from 'vitest'
import { cellsOfLine, kindInLine } from '../../sheet/cells/kind-in-line.ts'
import { nothingHeld } from '../../sheet/cells/marks.ts'
import { linesOf } from '../../sheet/cells/sheet-lines.ts'
import { applyTexts } from '../../sheet/writing/apply-texts.ts'
import type { PlannedCell } from '../../sheet/writing/plan-paste.ts'
import { cropColumns } from './crop-columns.ts'
import type { CropRow } from './crop-row.ts'
import { nameOf } from './crop-row.ts'
import { cotton, cropRow, lists, sugarcane, wheat } from './crops-for-tests.ts'
import type { CropLists } from './use-crop-lists.ts'

const told = {
  ...lists,
  stages: [
    { id: 1, name: 'Plant cane', crop_type_id: sugarcane },
    { id: 2, name: 'Year 1', crop_type_id: wheat },
    { id: 3, name: 'Year 1', crop_type_id: cotton },
  ],
  varieties: [
    { id: 7, name: 'Sunmaster', crop_type_id: wheat },
    { id: 8, name: 'Sicot 748', crop_type_id: cotton },
  ],
} as unknown as CropLists

const propose = vi.fn<(name: string, crop: number) => number>(() => -4)
const columns = cropColumns([], told, { propose })
const columnOf = (id: string) => columns.find(one => one.id === id) ?? expect.fail(`no ${id}`)
const rows = [cropRow(1)]

function offered(id: string, row: CropRow): readonly string[] {
  const kind = kindInLine(columnOf(id), { key: '1', row })
  return kind.is === 'choice' ? kind.options.map(({ label }) => label) : expect.fail('no choice')
}

function apply(cells: readonly PlannedCell[]) {
  return applyTexts({
    cells,
    columns,
    lines: linesOf(rows, ({ id }) => id, []),
    rowId: ({ id }: CropRow) => id,
    rowName: nameOf,
    doing: 'paste',
    newKey: () => 'new:1',
    ...nothingHeld,
  })
}

describe('what is chosen of a crop', () => {
  test('is offered by the crop of the row', () => {
    expect(offered('sowing.variety_id', cropRow(1))).toEqual(['Sunmaster'])
    expect(offered('crop.lifecycle_status_id', cropRow(1))).toEqual(['Year 1 (Wheat)'])
    const nameless = cropRow(
      1,
      {},
      { crop: { id: 1, current_crop_id: null, taggables: [] }, type: undefined },
    )
    expect(offered('sowing.variety_id', nameless)).toHaveLength(2)
  })

  test('is read by the crop that is pasted with it', () => {
    const pasted = (crop: string, variety: string) =>
      apply([
        { newRow: 0, column: 'crop.current_crop_id', text: crop },
        { newRow: 0, column: 'sowing.variety_id', text: variety },
      ])
    expect(pasted('Cotton', 'Sicot 748').drafts[0]?.values).toMatchObject({
      'sowing.variety_id': 8,
    })
    expect(pasted('Cotton', 'Sunmaster').wrongCells).toBe(1)
    expect(
      apply([{ rowIndex: 0, column: 'sowing.variety_id', text: 'Sicot 748' }]).wrongCells,
    ).toBe(1)
  })

  test('is proposed where it is a variety that is not in the list yet', () => {
    const { proposal } = columnOf('sowing.variety_id')
    const offer = proposal?.(' Xyz ', cellsOfLine({ key: '1', row: cropRow(1) }))
    expect(offer?.label).toBe('Propose “Xyz” as a new variety')
    expect(offer?.add()).toBe(-4)
    expect(propose).toHaveBeenCalledWith('Xyz', wheat)
    expect(cropColumns([], told).find(({ id }) => id === 'sowing.variety_id')).not.toHaveProperty(
      'proposal',
    )
  })
})

test('CCS that cannot be a part of the cane says so in its own words', () => {
  const { check } = columnOf('cane.ccs')
  expect(check?.(150, undefined)).toBe(
    'CCS is a percentage of the cane, usually 9 to 17: 150 is too high.',
  )
  expect(check?.(-1, undefined)).toBe('CCS can’t be negative.')
  expect(check?.(13.5, undefined)).toBeUndefined()
})
