import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import type { Contact } from './contact-columns.ts'
import { ContactDrawer } from './contact-drawer.tsx'

const contact = (id: number) =>
  ({ id, farm_id: 3, name: 'Agent', topics: [], updated_at: '2026-07-01' }) as unknown as Contact

function Opened() {
  const [id, setId] = useState(-5)
  return (
    <>
      <button type="button" onClick={() => setId(41)}>
        The server answers
      </button>
      <ContactDrawer contact={contact(id)} openedAs={-5} onClose={() => undefined} />
    </>
  )
}

test('what is being typed stays when the server gives the contact its number', async () => {
  const { user } = showScreen(<Opened />, { periods: [], farm_period: [] })
  const notes = await screen.findByRole('textbox', { name: /^Notes/ })
  await user.type(notes, 'Ring before six')
  screen.getByText('The server answers').click()
  expect(await screen.findByDisplayValue('Ring before six')).toBeDefined()
})
