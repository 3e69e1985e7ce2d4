// Draws a part in a test as the app draws it, without transitions.

import { MantineProvider } from '@mantine/core'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { FieldProps } from './inputs/field-frame.tsx'
import { theme } from './theme.ts'

export function renderPart(part: ReactNode) {
  const user = userEvent.setup()
  return { user, ...render(part, { wrapper: InApp }) }
}

/** A test reads no colours, and what looks for hidden parts would go through every rule for each. */
export const withoutStyles = { withCssVariables: false, withGlobalClasses: false } as const

function InApp({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider theme={theme} env="test" {...withoutStyles}>
      {children}
    </MantineProvider>
  )
}

interface HeldProps<Value> {
  readonly initial: Value | null
  readonly onCommit: (value: Value | null) => void
  readonly children: (field: Pick<FieldProps<Value>, 'value' | 'onCommit'>) => ReactNode
}

/** Holds what an input hands on, as a form does. */
export function Held<Value>({ initial, onCommit, children }: HeldProps<Value>) {
  const [value, setValue] = useState(initial)
  const take = (next: Value | null) => {
    setValue(next)
    onCommit(next)
  }
  return children({ value, onCommit: take })
}
