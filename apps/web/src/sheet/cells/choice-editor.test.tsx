// Typing into a list of choices while the screen around it is drawn again.

import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { ChoiceEditor } from './choice-editor.tsx'

function Redrawn() {
  const [, redraw] = useState(0)
  const acts = {
    commit: () => true,
    cancel: () => undefined,
    typed: () => undefined,
    note: () => flushSync(() => redraw(times => times + 1)),
    hold: () => undefined,
  }
  return (
    <MantineProvider>
      <div id="floor" />
      <ChoiceEditor
        label="Soil"
        floor="#floor"
        initial=""
        isTyped={false}
        isCareful={false}
        isCoarse={false}
        kind={{ is: 'choice', options: [{ value: 1, label: 'Clay' }] }}
        acts={acts}
      />
    </MantineProvider>
  )
}

test('no letter is lost where each of them draws the screen at once', async () => {
  render(<Redrawn />)
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Soil' })
  await userEvent.type(field, 'Clay')
  expect(field.value).toBe('Clay')
})
