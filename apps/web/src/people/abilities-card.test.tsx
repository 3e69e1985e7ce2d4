import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../period/screen-for-tests.tsx'
import { AbilitiesCard } from './abilities-card.tsx'

const finances = (id: number) => ({
  id,
  name: `Farm ${id}`,
  abilities: [
    {
      ability: 'money',
      may: true,
      says: `Sees the finances of Farm ${id}`,
      because: ['manager of Gum Pastoral', 'given to this person'],
    },
  ],
})
const at_large = [
  { ability: 'staff', may: true, says: 'Sees what is for staff', because: ['role Consultant'] },
]
const shown = (told: object) =>
  showScreen(<AbilitiesCard personId={4} title="What you can do" />, {}, { told })

test('each thing is said with all that it follows from', async () => {
  shown({ may_sign_in: true, at_large, farms: [finances(1)] })
  const farm = within(await screen.findByRole('region', { name: 'Farm 1' }))
  expect(farm.getByRole('listitem').textContent).toBe(
    'Sees the finances of Farm 1Because: manager of Gum Pastoral; given to this person',
  )
  expect(screen.getByText('Because: role Consultant')).toBeTruthy()
})

test('many farms are folded', async () => {
  const farms = Array.from({ length: 12 }, (_, place) => finances(place + 1))
  const { user } = shown({ may_sign_in: true, at_large: [], farms })
  await user.click(await screen.findByRole('button', { name: 'Show all 12 farms' }))
  expect(screen.getByRole('region', { name: 'Farm 12' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a closed account can do nothing', async () => {
  shown({ may_sign_in: false, at_large: [], farms: [] })
  expect(await screen.findByText('Nothing: this account is closed.')).toBeTruthy()
})
