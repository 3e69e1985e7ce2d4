// What keys do on the big screen, for a mouse or a finger: there when one moves, or when the keyboard comes to them.

import { ActionIcon } from '@mantine/core'
import {
  IconChevronLeft,
  IconChevronRight,
  IconDeviceMobile,
  IconKeyboard,
  IconList,
  IconMaximize,
  IconSunMoon,
  IconX,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { KeyDeed } from './presenting-keys.ts'

interface Props {
  readonly place: number
  readonly count: number
  readonly workshopId: number
  readonly isShown: boolean
  readonly onDeed: (deed: KeyDeed) => void
}

export function ScreenButtons({ place, count, workshopId, isShown, onDeed }: Props) {
  const buttons = [
    {
      name: 'Back',
      icon: IconChevronLeft,
      deed: { kind: 'go', place: place - 1 },
      off: place === 0,
    },
    {
      name: 'Next',
      icon: IconChevronRight,
      deed: { kind: 'go', place: place + 1 },
      off: place >= count - 1,
    },
    { name: 'All findings (O)', icon: IconList, deed: { kind: 'overview' } },
    { name: 'Full screen (F)', icon: IconMaximize, deed: { kind: 'full screen' } },
    { name: 'Show or hide the code (C)', icon: IconDeviceMobile, deed: { kind: 'code' } },
    { name: 'Light or dark (L)', icon: IconSunMoon, deed: { kind: 'look' } },
    { name: 'Keys (?)', icon: IconKeyboard, deed: { kind: 'keys' } },
  ] as const
  return (
    <div
      className="screen-buttons"
      role="toolbar"
      aria-label="Presentation"
      data-shown={isShown || undefined}
    >
      {buttons.map(({ name, icon: Icon, deed, ...button }) => (
        <ActionIcon
          key={name}
          variant="subtle"
          color="gray"
          size={48}
          aria-label={name}
          title={name}
          disabled={'off' in button && button.off}
          onMouseDown={keepFocus}
          onClick={() => onDeed(deed)}
        >
          <Icon size={26} aria-hidden />
        </ActionIcon>
      ))}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={48}
        aria-label="Back to the workshop"
        title="Back to the workshop"
        renderRoot={props => (
          <Link
            to="/workshops/$workshopId"
            params={{ workshopId: String(workshopId) }}
            {...props}
          />
        )}
      >
        <IconX size={26} aria-hidden />
      </ActionIcon>
    </div>
  )
}

/** Who presses one by mouse goes on with Space: it must not press the same again. */
function keepFocus(event: MouseEvent) {
  event.preventDefault()
}
