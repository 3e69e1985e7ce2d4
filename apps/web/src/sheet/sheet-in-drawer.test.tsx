// A sheet with a drawer around it: both have a use for Escape.

import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPart } from '../ui/rendering-for-tests.tsx'
import { SideDrawer } from '../ui/side-drawer.tsx'
import { cell, openSheet, texts } from './sheet-page-for-tests.tsx'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

test('Escape gives up what is typed, then leads out of the sheet, and only then closes the drawer', async () => {
  const { user } = await openSheet(['River', 'Hill'])
  const closed = vi.fn()
  renderPart(
    <SideDrawer opened title="Crop" onClose={closed}>
      Beside the sheet
    </SideDrawer>,
  )
  await user.click(cell('River', 'Name'))
  await user.keyboard('Lake{Escape}')
  expect(texts('Name')).toEqual(['River', 'Hill'])
  await user.keyboard('{Escape}')
  expect(closed).not.toHaveBeenCalled()
  await user.keyboard('{ArrowDown}{Escape}')
  expect(closed).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(closed).toHaveBeenCalledOnce()
})
