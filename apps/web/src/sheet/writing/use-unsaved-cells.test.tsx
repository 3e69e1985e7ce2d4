// What is held of a sheet, written just as the sheet is drawn again: what was written last stands.

import { act, renderHook } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { useLayoutEffect } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { screenDevice } from '../../data/screen-device-for-tests.tsx'
import { nothingHeld } from '../cells/marks.ts'
import type { Unsaved } from '../cells/marks.ts'
import { useUnsavedCells } from './use-unsaved-cells.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const held: Unsaved = {
  marks: new Map([['1', new Map([['area', { text: 'much', wrong: 'Not a number.' }]])]]),
  drafts: [],
}

interface Drawn {
  readonly rows: readonly { readonly id: number; readonly name: string }[]
  /** Written between drawing and what follows it, as a key pressed just then does. */
  readonly written?: Unsaved
}

const nothingDrawn: Drawn = { rows: [] }

async function openHeld() {
  const { wrapper } = await screenDevice()
  return renderHook(
    ({ rows, written }: Drawn) => {
      const unsaved = useUnsavedCells({
        name: 'paddocks',
        title: 'Paddocks',
        columns: [],
        rows,
        rowId: row => row.id,
        rowName: row => row.name,
      })
      const { write } = unsaved
      useLayoutEffect(() => {
        if (written) write(written)
      }, [written, write])
      return unsaved
    },
    { wrapper, initialProps: nothingDrawn },
  )
}

test('a cell that is mended as the rows come stays mended', async () => {
  const { result, rerender } = await openHeld()
  act(() => result.current.write(held))
  expect(result.current.held.marks.size).toBe(1)
  // The rows bring the name by which the cell is told again.
  rerender({ rows: [{ id: 1, name: 'River' }], written: nothingHeld })
  expect(result.current.held.marks.size).toBe(0)
})
