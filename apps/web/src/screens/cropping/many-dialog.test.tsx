import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { ManyDialog } from './many-dialog.tsx'
import { cropRow } from './crops-for-tests.ts'

const period = {
  id: 8,
  name: '2023-24',
  start_date: '2023-06-30T14:00:00Z',
  end_date: '2024-06-29T14:00:00Z',
  sowing_start_date: '2023-02-28T14:00:00Z',
  sowing_end_date: '2024-02-28T14:00:00Z',
}
const empty = new Proxy({}, { get: () => [] }) as never

test('a day outside of the period and a figure below nothing are said before they are added', async () => {
  const onWrite = vi.fn<(wish: { cells: object }) => void>()
  const { user } = showScreen(
    <ManyDialog
      periodId={8}
      rows={[cropRow(1), cropRow(2)]}
      lists={empty}
      onWrite={onWrite}
      onClose={() => undefined}
    />,
    { periods: [period] },
  )
  const add = await screen.findByRole('button', { name: 'Add to 2 paddocks' })
  await user.selectOptions(screen.getByRole('combobox', { name: /What was done/ }), 'irrigation')
  const day = screen.getByRole('textbox', { name: 'Watered' })
  await user.type(day, '5/1/2020')
  await user.tab()
  await screen.findByText(/^5 January 2020 is not in 2023–24: enter a date from/)
  expect((add as HTMLButtonElement).disabled).toBe(true)
  await user.clear(day)
  await user.type(day, '5/1/2024')
  await user.type(screen.getByRole('textbox', { name: 'Water' }), '-3')
  await user.tab()
  await screen.findByText(/can’t be negative\.$/)
  await user.clear(screen.getByRole('textbox', { name: 'Water' }))
  await user.type(screen.getByRole('textbox', { name: 'Water' }), '3')
  await user.tab()
  await user.click(add)
  expect(onWrite.mock.calls[0]?.[0].cells).toMatchObject({ irrigation_date: '2024-01-05' })
})
