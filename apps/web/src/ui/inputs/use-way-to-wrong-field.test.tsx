import { MantineProvider, TextInput } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useWayToWrongField } from './use-way-to-wrong-field.ts'

function Form({ answer }: { readonly answer?: Promise<void> }) {
  useWayToWrongField()
  const [isWrong, setWrong] = useState(false)
  const submit = async () => {
    await answer
    setWrong(true)
  }
  return (
    <MantineProvider env="test">
      <form
        onSubmit={event => {
          event.preventDefault()
          if (answer) void submit()
          else setWrong(true)
        }}
      >
        <TextInput label="Note" />
        <TextInput label="Name" error={isWrong ? 'Name the gauge.' : undefined} />
        <button type="submit">Add gauge</button>
      </form>
    </MantineProvider>
  )
}

const field = (name: string) => screen.getByRole('textbox', { name })

test('a form that is wrong leads to the field that is', async () => {
  const user = userEvent.setup()
  render(<Form />)
  await user.click(screen.getByRole('button', { name: 'Add gauge' }))
  await waitFor(() => expect(document.activeElement).toBe(field('Name')))
})

test('so does one that the server refuses, unless one has gone on', async () => {
  const user = userEvent.setup()
  let refuse = () => {}
  const answer = new Promise<void>(resolve => (refuse = resolve))
  render(<Form answer={answer} />)
  await user.click(screen.getByRole('button', { name: 'Add gauge' }))
  await new Promise(resolve => setTimeout(resolve, 20))
  refuse()
  await waitFor(() => expect(document.activeElement).toBe(field('Name')))
})

test('who types elsewhere meanwhile stays there', async () => {
  const user = userEvent.setup()
  let refuse = () => {}
  const answer = new Promise<void>(resolve => (refuse = resolve))
  render(<Form answer={answer} />)
  await user.click(screen.getByRole('button', { name: 'Add gauge' }))
  await new Promise(resolve => setTimeout(resolve, 20))
  await user.click(field('Note'))
  refuse()
  await waitFor(() => expect(field('Name').getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(field('Note'))
})
