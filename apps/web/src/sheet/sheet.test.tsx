// What people do in a sheet: every key counts, nothing that was typed is lost, and one undo undoes
// what was done in one go.

import { act, screen, waitFor, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test } from 'vitest'
import { screenDevice } from '../data/screen-device-for-tests.tsx'
import { keptCellsIn } from '../data/sheets/kept-cells.ts'
import { notebookOf } from '../data/sheets/notebook.ts'
import { cell, openSheet, settled, texts } from './sheet-page-for-tests.tsx'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const three = ['River', 'Hill', 'Creek']
const undoing = '{Control>}z{/Control}'
const redoing = '{Control>}y{/Control}'

/** As it lies there, whoever wrote it: from then on the page may go. */
async function keptOnDevice(...pieces: readonly string[]): Promise<void> {
  await waitFor(async () => {
    const book = notebookOf({})
    await new Promise<void>(read => book.subscribe(read))
    const kept = JSON.stringify([...book.all().values()])
    for (const piece of pieces) expect(kept).toContain(piece)
  })
}

describe('typing', () => {
  test('goes down a column, and each cell is saved', async () => {
    const { user, saved, ...page } = await openSheet(three)
    await user.click(cell('River', 'Area'))
    await user.keyboard('111{Enter}222.5{Enter}333 ha{Enter}')
    // As many decimals in each as one of them needs.
    await waitFor(() => expect(texts('Area').slice(0, 3)).toEqual(['111.0', '222.5', '333.0']))
    await settled(page)
    expect(saved('area')).toEqual([111, 222.5, 333])
    expect(screen.getByText('666.5')).toBeTruthy()
  })

  test('replaces, F2 goes on behind, Escape leaves it as it was, and Delete empties it', async () => {
    const { user, saved, ...page } = await openSheet(three)
    await user.click(cell('River', 'Name'))
    await user.keyboard('{F2}side{Enter}')
    await waitFor(() => expect(texts('Name')[0]).toBe('Riverside'))
    await user.keyboard('Mount{Escape}')
    expect(texts('Name')[1]).toBe('Hill')
    await user.click(cell('Hill', 'Area'))
    await user.keyboard('{Delete}')
    await waitFor(() => expect(texts('Area')[1]).toBe(''))
    await settled(page)
    expect(saved('area')).toEqual([10, null, 30])
  })

  test('a choice is found by a part of its name, and Space ticks', async () => {
    const { user, saved, ...page } = await openSheet(three)
    await user.click(cell('River', 'Soil'))
    await user.keyboard('hea{Tab} ')
    await waitFor(() => expect(cell('River', 'Irrigated').textContent).toBe('Yes'))
    await settled(page)
    expect([saved('soil_type')[0], saved('irrigated')[0]]).toEqual(['Heavy', true])
  })

  test('is not possible in what is worked out, which says so', async () => {
    const { user, sent } = await openSheet(three)
    await user.click(cell('River', 'Twice'))
    await user.keyboard('5')
    expect(cell('River', 'Twice')).toHaveProperty('textContent', '20')
    expect(cell('River', 'Twice').getAttribute('aria-readonly')).toBe('true')
    expect(screen.getAllByText('Calculated, so it can’t be edited.').length).toBeGreaterThan(0)
    expect(sent()).toEqual([])
  })

  test('a suggestion looks different, and is taken over on demand', async () => {
    const { user, saved, ...page } = await openSheet(['River'])
    expect(cell('River', 'Gauge').textContent).toBe('House')
    await user.click(cell('River', 'Gauge'))
    await user.click(screen.getByRole('button', { name: 'Use it' }))
    await settled(page)
    await waitFor(() => expect(saved('gauge')).toEqual(['House']))
  })
})

describe('a paste', () => {
  const pasted = 'Top\t5 ha\theavy\r\nDam\tmany\tclay\r\n'

  test('is one request; what cannot be read is marked, mended, and one undo takes all back', async () => {
    const { user, sent, saved, ...page } = await openSheet(three)
    await user.click(cell('River', 'Name'))
    await user.paste(pasted)
    await waitFor(() => expect(texts('Name')).toEqual(['Top', 'Dam', 'Creek']))
    expect(texts('Area')).toEqual(['5', 'many', '30'])
    expect(cell(2, 'Area').getAttribute('aria-invalid')).toBe('true')
    await settled(page)
    expect(sent()).toHaveLength(1)
    expect(saved('area')).toEqual([5, 20, 30])

    await user.click(screen.getByRole('button', { name: '2 to fix' }))
    expect(screen.getAllByText(/“many” is not a number/).length).toBeGreaterThan(0)
    await user.keyboard('7{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: '1 to fix' })).toBeTruthy())
    await settled(page)
    expect(saved('area')).toEqual([5, 7, 30])

    await user.keyboard(undoing)
    await waitFor(() => expect(texts('Area')[1]).toBe('many'))
    await user.keyboard(undoing)
    await waitFor(() => expect(texts('Name')).toEqual(three))
    expect(screen.queryByRole('button', { name: /to fix/ })).toBeNull()
    await settled(page)
    expect(saved('area')).toEqual([10, 20, 30])

    await user.keyboard(redoing)
    await waitFor(() => expect(texts('Area')[1]).toBe('many'))
    expect(texts('Name')).toEqual(['Top', 'Dam', 'Creek'])
  })

  test('below the last row adds rows', async () => {
    const { user, sent, ...page } = await openSheet(['River'])
    await user.click(cell(2, 'Name'))
    await user.paste('Top\t5\nDam\t6\n')
    await waitFor(() => expect(texts('Name')).toEqual(['River', 'Top', 'Dam']))
    await settled(page)
    expect(sent()).toHaveLength(1)
    expect(sent()[0]).toMatchObject([{ do: 'store' }, { do: 'store' }])
  })

  test('names what it left out because this person does not see the money', async () => {
    const value = {
      id: 'value',
      heading: 'Value',
      kind: { is: 'money' },
      value: () => null,
    } as const
    const { user, saved, ...page } = await openSheet(['River'], { unseen: [value] })
    await user.click(cell('River', 'Name'))
    await user.paste('Name\tArea\tValue\nTop\t5\t100\n')
    await screen.findByText('Not pasted: Value. You don’t have access to this farm’s finances.')
    await settled(page)
    expect([saved('name'), saved('area')]).toEqual([['Top'], [5]])
  })

  test('of new rows is undone and redone after a reload, and what is to fix goes and comes with it', async () => {
    const first = await openSheet(['River'])
    await first.user.click(cell(2, 'Name'))
    await first.user.paste('Top\tmany\theavy\nDam\t6\tclay\n')
    await screen.findByRole('button', { name: '2 to fix' })
    await settled(first)
    await keptOnDevice('"row":"2"', '"row":"3"', 'Paste of 2 rows')
    first.unmount()
    first.close()

    const again = await screenDevice(first.server)
    const book = notebookOf(again.outbox)
    book.subscribe(() => undefined)
    const marked = () => {
      const marks = [...book.all().values()].flatMap(value => keptCellsIn(value).marks)
      return marks.map(({ row, what, text }) => `${row} ${what}: ${text}`)
    }
    const both = ['2 Area of Top: many', '3 Soil of Dam: clay']
    const { user, saved } = await openSheet([], {}, again)
    await screen.findByRole('button', { name: '2 to fix' })
    await waitFor(() => expect(marked()).toEqual(both))
    await user.click(cell('Top', 'Name'))
    await user.keyboard(undoing)
    await waitFor(() => expect(texts('Name')).toEqual(['River']))
    await waitFor(() => expect(marked()).toEqual([]))
    await user.keyboard(redoing)
    await waitFor(() => expect(texts('Name')).toEqual(['River', 'Top', 'Dam']))
    await waitFor(() => expect(marked()).toEqual(both))
    await user.click(screen.getByRole('button', { name: '2 to fix' }))
    await waitFor(() => expect(document.activeElement?.closest('[role=grid]')).not.toBeNull())
    await user.keyboard('7{Enter}')
    await screen.findByRole('button', { name: '1 to fix' })
    await settled(again)
    expect(saved('area')).toEqual([10, 7, 6])
    for (let step = 0; step < 2; step += 1) await user.keyboard(undoing)
    await waitFor(() => expect(texts('Name')).toEqual(['River']))
    await waitFor(() => expect(marked()).toEqual([]))
    again.close()
  })

  test('keeps what could not be read across a reload, until it is let go of', async () => {
    const first = await openSheet(['River'])
    await first.user.click(cell('River', 'Area'))
    await first.user.keyboard('much{Enter}')
    await waitFor(() => expect(texts('Area')).toEqual(['much']))
    await keptOnDevice('"much"')
    first.unmount()
    first.close()
    const again = await screenDevice(first.server)
    const { user } = await openSheet([], {}, again)
    await waitFor(() => expect(texts('Area')).toEqual(['much']))
    // Nothing is chosen yet: the cell to fix is what becomes so, not the first of the sheet.
    await user.click(screen.getByRole('button', { name: '1 to fix' }))
    expect(cell('River', 'Area').getAttribute('aria-selected')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(texts('Area')).toEqual(['10']))
  })
})

describe('what is typed and not entered', () => {
  test('is saved where one goes elsewhere', async () => {
    const page = await openSheet(['River'])
    await page.user.click(cell('River', 'Area'))
    await page.user.keyboard('48')
    page.unmount()
    await waitFor(() => expect(page.saved('area')).toEqual([48]))
    page.close()
  })

  test('stands in its cell after a reload, marked, until it is entered', async () => {
    const first = await openSheet(['River'])
    await first.user.click(cell('River', 'Area'))
    await first.user.keyboard('48')
    await keptOnDevice('"48"')
    // The page is gone without a word.
    document.body.replaceChildren()
    const again = await screenDevice(first.server)
    const { user, saved } = await openSheet([], {}, again)
    await waitFor(() => expect(texts('Area')).toEqual(['48']))
    expect(saved('area')).toEqual([10])
    await user.click(cell('River', 'Area'))
    await screen.findAllByText(/Not entered yet/)
    await user.keyboard('{F2}{Enter}')
    await waitFor(() => expect(saved('area')).toEqual([48]))
    expect(screen.queryByRole('button', { name: /to fix/ })).toBeNull()
    first.unmount()
    first.close()
  })
})

describe('a new row', () => {
  test('waits for what it needs, says so, and is then saved as a whole', async () => {
    const { user, sent, saved, ...page } = await openSheet(['River'])
    await user.click(cell(2, 'Area'))
    await user.keyboard('42{Enter}')
    await waitFor(() => expect(texts('Area')).toEqual(['10', '42']))
    expect(screen.getByRole('rowheader', { name: 'New row, not saved yet' })).toBeTruthy()
    await user.click(cell(2, 'Name'))
    expect(screen.getAllByText(/Not saved yet: Name is missing/).length).toBeGreaterThan(0)
    expect(sent()).toEqual([])
    await user.keyboard('Top{Tab}')
    await settled(page)
    expect(saved('name')).toEqual(['River', 'Top'])
    expect(saved('area')).toEqual([10, 42])
    await user.keyboard(undoing)
    await waitFor(() => expect(saved('name')).toEqual(['River']))
    expect(texts('Area')).toEqual(['10', '42'])
  })

  test('is typed as fast as anybody can, one after the other', async () => {
    const { user, saved, ...page } = await openSheet([])
    await user.click(cell(1, 'Name'))
    await user.keyboard('Top{Tab}5{Enter}Dam{Tab}6{Enter}Gully{Tab}7{Enter}')
    await settled(page)
    await waitFor(() => expect(saved('area')).toEqual([5, 6, 7]))
    expect(saved('name')).toEqual(['Top', 'Dam', 'Gully'])
    expect(texts('Name')).toEqual(['Top', 'Dam', 'Gully'])
  })
})

test('a small sheet is printed with the names of its rows', async () => {
  const rowName = (row: object) => `Day of ${String((row as { name?: unknown }).name)}`
  const first = await openSheet(['River', 'Hill'])
  first.unmount()
  await openSheet([], { compact: true, rowName }, first)
  await screen.findByRole('rowheader', { name: 'Day of Hill' })
  act(() => void dispatchEvent(new Event('beforeprint')))
  const paper = within(document.querySelector<HTMLElement>('.sheet-print')!)
  const firsts = paper
    .getAllByRole('row', { hidden: true })
    .map(row => row.children[0]?.textContent)
  expect(firsts).toEqual(expect.arrayContaining(['Day of River', 'Day of Hill']))
  act(() => void dispatchEvent(new Event('afterprint')))
})
