// A colour as #2f6b3c: typed, picked from a few that go well together, or mixed.

import { ActionIcon, ColorPicker, ColorSwatch, Popover, TextInput } from '@mantine/core'
import { useState } from 'react'
import { fieldFrame, isRefused } from './field-frame.tsx'
import type { FieldProps } from './field-frame.tsx'
import { useDraft } from '../use-draft.ts'
import type { DraftReading } from '../use-draft.ts'

export function ColourInput(props: FieldProps<string>) {
  const [isOpen, setIsOpen] = useState(false)
  const { text, problem, commit, bind } = useDraft<string>({
    value: props.value,
    onCommit: props.onCommit,
    show: colour => colour ?? '',
    read,
    isRefused: isRefused(props),
  })
  const shown = readColour(text)
  return (
    <Popover
      opened={isOpen}
      onDismiss={() => setIsOpen(false)}
      trapFocus
      position="bottom-start"
      withRoles={false}
    >
      <TextInput
        {...fieldFrame(props, { problem })}
        {...bind}
        autoComplete="off"
        spellCheck={false}
        placeholder={props.placeholder ?? '#2f6b3c'}
        value={text}
        leftSection={
          <Popover.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={Boolean(props.disabled)}
              aria-label={`Choose ${props.label}`}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={() => setIsOpen(true)}
            >
              <ColorSwatch component="span" size={20} color={shown ?? 'transparent'} />
            </ActionIcon>
          </Popover.Target>
        }
      />
      <Popover.Dropdown role="dialog" aria-label={`Choose ${props.label}`}>
        <ColorPicker
          value={shown ?? '#ffffff'}
          onChangeEnd={colour => commit(colour)}
          swatches={[...swatches]}
          saturationLabel="Strength and brightness"
          hueLabel="Hue"
        />
      </Popover.Dropdown>
    </Popover>
  )
}

function read(text: string): DraftReading<string> {
  if (text.trim() === '') return { value: null }
  const value = readColour(text)
  return value === undefined
    ? { wrong: `“${text}” is not a colour. Write it like #2f6b3c.` }
    : { value }
}

/** Three digits stand for six. */
function readColour(text: string): string | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase()
  if (digits === undefined) return undefined
  return `#${digits.length === 6 ? digits : digits.replace(/./g, '$&$&')}`
}

/** Told apart also by who sees no red or no green. */
const swatches = [
  '#e69f00',
  '#56b4e9',
  '#009e73',
  '#f0e442',
  '#0072b2',
  '#d55e00',
  '#cc79a7',
] as const
