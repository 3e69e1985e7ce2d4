import { MantineProvider, Menu } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { DialogCard } from './dialog-card.tsx'

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <MantineProvider env="test">
      <Menu>
        <Menu.Target>
          <button type="button">More</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen(true)}>Rename</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isOpen ? <DialogCard opened title="Rename" onClose={() => setOpen(false)} /> : null}
    </MantineProvider>
  )
}

test('from a dialog that a menu opened the focus goes back to the button of the menu', async () => {
  const user = userEvent.setup()
  render(<Page />)
  const more = screen.getByRole('button', { name: 'More' })
  await user.click(more)
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(more))
})
