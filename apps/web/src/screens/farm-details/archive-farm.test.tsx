import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { ArchiveFarm } from './archive-farm.tsx'

const farm = { id: 3, farm_name: 'Wattle Downs', archived: false }

test('a farm is archived, and that is undone from its notice', async () => {
  const { user, changes } = showScreen(<ArchiveFarm farm={farm} />, {})
  await user.click(await screen.findByRole('button', { name: 'Archive farm' }))
  expect(await screen.findByText('Wattle Downs is archived.')).toBeDefined()
  expect(changes[0]?.steps).toMatchObject([
    { do: 'update', resource: 'farms', id: 3, values: { archived: true } },
  ])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(changes).toHaveLength(2))
  expect(changes[1]?.steps).toMatchObject([{ values: { archived: false } }])
})

test('an archived farm says so, and is brought back', async () => {
  const { user, changes } = showScreen(<ArchiveFarm farm={{ ...farm, archived: true }} />, {})
  expect(await screen.findByText(/no longer offered in lists and pickers/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(changes).toHaveLength(1))
  expect(changes[0]?.steps).toMatchObject([{ values: { archived: false } }])
})
