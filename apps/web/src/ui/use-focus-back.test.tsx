import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { useFocusBack } from './use-focus-back.ts'

function Small({ onClose }: { readonly onClose: () => void }) {
  useFocusBack()
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])
  return (
    <button type="button" ref={close} onClick={onClose}>
      Close
    </button>
  )
}

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <input aria-label="Name" />
      {isOpen ? <Small onClose={() => setOpen(false)} /> : null}
    </>
  )
}

test('what opened it has the focus again when it is gone', async () => {
  const user = userEvent.setup()
  render(<Page />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await user.click(opener)
  expect(document.activeElement?.textContent).toBe('Close')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('whoever is somewhere else by then stays there', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const close = screen.getByRole('button', { name: 'Close' })
  const name = screen.getByLabelText('Name')
  close.addEventListener('click', () => name.focus())
  await user.keyboard('{Enter}')
  await new Promise(done => setTimeout(done, 5))
  expect(document.activeElement).toBe(name)
})
