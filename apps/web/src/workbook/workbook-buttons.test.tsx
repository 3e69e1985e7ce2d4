import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { readXlsx } from 'hucre/xlsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FurrowContext } from '../data/context/furrow-context.ts'
import { renderPart } from '../ui/rendering-for-tests.tsx'
import { deviceOf, nothingServed } from './reviewing-for-tests.tsx'
import { savedFiles } from '../ui/table/saved-files-for-tests.ts'
import { here, sheetOf } from './round-trip-for-tests.ts'
import { WorkbookButtons } from './workbook-buttons.tsx'

const patient = { timeout: 30_000 }
let files: ReturnType<typeof savedFiles>
beforeEach(() => {
  files = savedFiles()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open(sheet = sheetOf()) {
  const { user } = renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <FurrowContext value={deviceOf(nothingServed())}>
        <WorkbookButtons {...sheet} {...here} />
      </FurrowContext>
    </QueryClientProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Workbook' }))
  return user
}

const toChange = () => ({ label: '', farmId: 3, steps: [] })
const item = (name: string) => screen.findByRole('menuitem', { name }, patient)

test('a sheet is downloaded under the name of farm and period', async () => {
  const user = await open()
  await user.click(await item('Download XLSX'))
  await waitFor(() => expect(files.names).toEqual(['Paddocks River Farm 2023-24.xlsx']), patient)
  const { sheets } = await readXlsx(await files.bytes(0))
  expect(sheets.map(({ name }) => name)).toEqual(['Paddocks', 'furrow', 'furrow-lists'])
  expect(sheets[0]?.rows).toHaveLength(4)
})

test('an empty template has the headings and no rows', async () => {
  const user = await open(sheetOf(undefined, { toChange }))
  await user.click(await item('Empty template'))
  await waitFor(
    () => expect(files.names).toEqual(['Paddocks River Farm 2023-24 template.xlsx']),
    patient,
  )
  const { sheets } = await readXlsx(await files.bytes(0))
  expect(sheets[0]?.rows).toHaveLength(1)
})

test('a sheet that is only read is only downloaded', async () => {
  await open()
  await item('Download XLSX')
  expect(screen.queryByRole('menuitem', { name: 'Upload changes' })).toBeNull()
})

test('a file that is brought is opened, and the same one may be brought again', async () => {
  const user = await open(sheetOf(undefined, { toChange }))
  await item('Upload changes')
  const input = screen.getByLabelText('Workbook of Paddocks')
  for (const _ of [1, 2]) {
    await user.upload(input, new File([], 'empty.xlsx'))
    expect((await screen.findByRole('alert', {}, patient)).textContent).toBe('This file is empty.')
    const close = await screen.findAllByRole('button', { name: 'Close' }, patient)
    await user.click(close.at(-1)!)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), patient)
  }
})
