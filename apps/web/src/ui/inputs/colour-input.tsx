// A colour: picked from a few that go well together, or mixed. It is shown, and said by its name where it
// has one.

import { Button, ColorPicker, ColorSwatch, InputBase, Popover } from '@mantine/core'
import { useState } from 'react'
import { colourName, namedColours } from './colour-names.ts'
import { fieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field-frame.tsx'
import { wholeOnScreen } from '../room-on-screen.ts'

export function ColourInput(props: FieldProps<string>) {
  const { label, value, onCommit, disabled } = props
  const [isOpen, setIsOpen] = useState(false)
  const [seen, setSeen] = useState(value)
  const name = value === null ? 'None' : (colourName(value) ?? 'Own colour')
  const pick = (colour: string | null) => {
    onCommit(colour, seen)
    setIsOpen(false)
  }
  return (
    <Popover
      opened={isOpen}
      onDismiss={() => setIsOpen(false)}
      trapFocus
      returnFocus
      position="bottom-start"
      middlewares={wholeOnScreen}
      withRoles={false}
    >
      <Popover.Target>
        <InputBase
          {...fieldFrame(props)}
          component="button"
          type="button"
          pointer
          aria-label={`${label}: ${name}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          disabled={Boolean(disabled)}
          leftSection={<ColorSwatch component="span" size={20} color={value ?? 'transparent'} />}
          onClick={() => {
            setSeen(value)
            setIsOpen(!isOpen)
          }}
        >
          {name}
        </InputBase>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={`Choose ${label}`} maw={320}>
        <div className="colour-swatches">
          {namedColours.map(colour => (
            <ColorSwatch
              key={colour.code}
              component="button"
              type="button"
              size={44}
              color={colour.code}
              aria-label={colour.name}
              title={colour.name}
              aria-pressed={colour.code === value?.toUpperCase()}
              className="colour-swatch"
              onClick={() => pick(colour.code)}
            />
          ))}
        </div>
        <ColorPicker
          mt="sm"
          fullWidth
          value={value ?? '#ffffff'}
          onChangeEnd={colour => onCommit(colour, seen)}
          saturationLabel="Strength and brightness"
          hueLabel="Hue"
        />
        {value === null ? null : (
          <Button mt="sm" variant="default" onClick={() => pick(null)}>
            No colour
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
