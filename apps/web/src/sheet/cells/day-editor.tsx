// A day, typed or picked from a calendar. The calendar is loaded when it is asked for.

import { Popover } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { EditorProps } from './editor-acts.ts'
import { readCell } from './read-cell.ts'
import { useEditor } from './use-editor.ts'
import { wholeOnScreen } from '../../ui/room-on-screen.ts'

const DayCalendar = lazy(() =>
  import('./day-calendar.tsx').then(({ DayCalendar }) => ({ default: DayCalendar })),
)

export function DayEditor({ label, floor, initial, isTyped, isCoarse, ...wish }: EditorProps) {
  const [day, setDay] = useState<string | null>()
  const isPicking = useRef(false)
  const { ref, onKeyDown, onBlur, onChange, commit } = useEditor({
    ...wish,
    goesOn: isTyped || !isCoarse,
    endsOnBlur: () => !isPicking.current,
    takes(event) {
      const opens = event.altKey && event.key === 'ArrowDown'
      if (opens) open(event.currentTarget.value)
      return opens
    },
  })
  const open = (text: string) => {
    const read = readCell({ is: 'day' }, text)
    isPicking.current = true
    setDay('value' in read && typeof read.value === 'string' ? read.value : null)
  }
  const own = useRef<HTMLInputElement>(null)
  const close = () => {
    isPicking.current = false
    setDay(undefined)
    own.current?.focus()
  }
  const pick = (picked: string) => {
    isPicking.current = false
    commit(undefined, { text: picked, value: picked })
  }
  return (
    <Popover
      opened={day !== undefined}
      onDismiss={close}
      portalProps={{ target: floor }}
      position="bottom-start"
      middlewares={wholeOnScreen}
      trapFocus
    >
      <Popover.Target>
        <span className="sheet-field-with">
          <input
            ref={field => {
              own.current = field
              ref(field)
            }}
            className="sheet-field"
            aria-label={label}
            defaultValue={initial}
            placeholder="d/m/y"
            autoComplete="off"
            enterKeyHint="next"
            onKeyDown={onKeyDown}
            onBlur={onBlur}
            onChange={onChange}
          />
          <button
            type="button"
            className="sheet-field-button"
            aria-label={`Calendar for ${label}`}
            aria-haspopup="dialog"
            aria-expanded={day !== undefined}
            tabIndex={-1}
            onMouseDown={event => event.preventDefault()}
            onClick={() => open(own.current?.value ?? '')}
          >
            <IconCalendar size={16} aria-hidden />
          </button>
        </span>
      </Popover.Target>
      <Popover.Dropdown
        role="dialog"
        aria-label={`Calendar for ${label}`}
        onKeyDown={event => event.stopPropagation()}
      >
        <Suspense fallback={null}>
          {day !== undefined && <DayCalendar day={day} onPick={pick} onClose={close} />}
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
