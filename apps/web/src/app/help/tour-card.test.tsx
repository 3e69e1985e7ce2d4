import { screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { TourCard } from './tour-card.tsx'
import { useHelpNote } from './use-help-note.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

function Touring() {
  const { change } = useHelpNote()
  return (
    <>
      <button onClick={() => change({ isTouring: true, step: 0 })}>Begin</button>
      <TourCard />
    </>
  )
}

test('where no farm is chosen, the tour waits for it, and can be left by a word', async () => {
  const { user } = showScreen(<Touring />, {}, { isPlaced: false })
  await user.click(await screen.findByRole('button', { name: 'Begin' }))
  expect(await screen.findByText('Choose a farm first.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  await user.click(screen.getByText('Leave the tour'))
  expect(screen.queryByText('Choose a farm first.')).toBeNull()
})

test('with a farm and its period it goes on', async () => {
  const { user } = showScreen(<Touring />, {})
  await user.click(await screen.findByRole('button', { name: 'Begin' }))
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  expect(await screen.findByText('Tour: step 2 of 5')).toBeTruthy()
})
