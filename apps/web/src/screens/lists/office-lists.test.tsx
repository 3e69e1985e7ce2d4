import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { OfficeLists } from './office-lists.tsx'

const product = (id: number, title: string, more: object = {}) => ({
  id,
  title,
  active: true,
  projects_count: 0,
  ...more,
})
const products = [
  product(5, 'Benchmark', { projects_count: 3 }),
  product(6, 'Water', { active: false }),
]

test('rows are renamed, retired, offered again and added, each under a name of its own', async () => {
  const { user, changes } = showScreen(<OfficeLists />, { products })
  const table = within(await screen.findByRole('table', { name: 'Products' }))
  await table.findByText('Benchmark')
  expect(table.getAllByRole('row')[1]?.textContent).toMatch(/Benchmark.*Offered.*3/)
  await user.click(table.getByRole('button', { name: 'Retire: Benchmark' }))
  await user.click(table.getByRole('button', { name: 'Offer again: Water' }))
  await user.click(table.getByRole('button', { name: 'Rename…: Benchmark' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename Benchmark' }))
  dialog.getByText('3 projects will say the new name.')
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'water{Enter}')
  expect(await dialog.findByText('Water is there already.')).toBeTruthy()
  await user.clear(name)
  await user.type(name, 'Whole farm{Enter}')
  await user.click(screen.getByRole('button', { name: 'Add product' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Advice{Enter}')
  expect(changes.flatMap(({ steps }) => steps)).toMatchObject([
    { resource: 'products', id: 5, values: { active: false } },
    { id: 6, values: { active: true } },
    { id: 5, values: { title: 'Whole farm' }, before: { title: 'Benchmark' } },
    { do: 'store', values: { title: 'Advice', active: true } },
  ])
})
